import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { appMachine } from '../../src/machines/app'
import { gameMachine } from '../../src/machines/game'
import { newRound, type Round } from '../../src/machines/rules/round'
import { planOfDay } from '../../src/machines/sprint/run'
import { cutOff } from '../../src/routes/machines/cutOff'
import { isOfOpenDay, Secrecy } from '../../src/routes/machines/secrecy'
import type { Message } from '../../tools/inspector/messages'

const TODAY = '2026-11-21'
const practice = newRound({ kind: 'practice', deck: 'world' }, 'FR', 7, ['FR', 'KE'])

const told = (context: unknown) =>
  ({
    type: '@xstate.snapshot',
    sessionId: 'x:0',
    createdAt: '0',
    event: { type: 'any' },
    snapshot: { context },
  }) as unknown as Message

const openOn = (context: unknown) => isOfOpenDay([told(context)], TODAY)

describe('what is shown of a round', () => {
  it('is all but its target and what was dealt, wherever it stands, until the round is over', () => {
    const secrecy = new Secrecy()
    const messages = [told(practice), told({ shown: practice, waiting: { round: practice } })]
    expect(messages.some((message) => secrecy.hear(message))).toBe(false)
    for (const message of messages) expect(JSON.stringify(secrecy.mask(message))).not.toMatch(/FR|KE/)
    expect(secrecy.hear(told({ ...practice, guesses: ['FR'] }))).toBe(true)
    expect(messages.map(secrecy.mask)).toEqual(messages)
  })

  it('is no target of another deal', () => {
    const secrecy = new Secrecy()
    secrecy.hear(told({ ...practice, guesses: ['FR'] }))
    const next: Round = { ...practice, target: 'PE', deal: 8, dealt: [] }
    expect(JSON.stringify(secrecy.mask(told(next)))).not.toContain('PE')
  })

  it('is none of what a file has in another form', () => {
    expect(JSON.stringify(new Secrecy().mask(told({ target: 'FR', guesses: 'none' })))).not.toContain('"FR"')
  })
})

describe('a recording of an open day', () => {
  it.each([
    ['a puzzle', { puzzle: { kind: 'daily', deck: 'twenty', date: TODAY } }],
    ['the key of a puzzle', { input: `daily.twenty.${TODAY}` }],
    ['a sprint', { progress: { plan: planOfDay(TODAY) } }],
    ['five pins', { progress: { date: TODAY, pins: [] } }],
  ])('is told by %s, and that of a past day is not', (_, context) => {
    expect(openOn(context)).toBe(true)
    expect(openOn(JSON.parse(JSON.stringify(context).replaceAll(TODAY, '2026-11-20')))).toBe(false)
  })

  it('is not told by the clock of the root', () => {
    const { context } = createActor(appMachine, { input: { date: TODAY } }).getSnapshot()
    expect(openOn(context)).toBe(false)
    expect(openOn({ input: { date: TODAY } })).toBe(false)
  })
})

it('has the machines of every game, cut off from the world, under their own ids', () => {
  expect(Object.entries(cutOff).map(([id, machine]) => [id, machine.id])).toEqual(
    [appMachine, gameMachine, cutOff.puzzle].map(({ id }) => [id, id]),
  )
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { decks } from '../../src/geo/decks'
import type { PlaceId } from '../../src/geo/place'
import { gameMachine } from '../../src/machines/game'
import type { UtcDate } from '../../src/machines/schedule/day'
import { viewIn, viewOf } from '../../src/machines/view'
import { Oracle } from '../../tools/rules/oracle'
import { screenOf } from '../paths/actor'
import { TODAY } from '../paths/model'
import { roundOf } from './rounds'

const codes = decks.twenty.codes
const code = fc.constantFrom(...codes)

/** What no type lets through, but a console, an extension or an old page may send. */
const malformed = fc.oneof(
  fc.constant({ type: 'guess' }),
  fc.record({ type: fc.constant('guess'), country: fc.anything() }),
  // XState itself throws at the wildcard; what happened elsewhere comes from the journal and not from outside.
  fc.record({ type: fc.string().filter((type) => type !== '*' && type !== 'sync') }),
)

const events = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: fc.record({ type: fc.constant('guess'), country: code }) },
    { weight: 1, arbitrary: malformed },
  ),
  { maxLength: 200, size: 'max' },
)

const isCode = (text: unknown): text is PlaceId => codes.some((each) => each === text)

describe('a game', () => {
  it('that is not there yet is seen as one before its first guess', () => {
    const game = createActor(gameMachine, { input: roundOf('FR') }).start()
    expect(viewIn(undefined)).toEqual(viewOf(game.getSnapshot()))
  })

  it('keeps its rules whatever is sent to it, in whatever order, up to 200 events', () => {
    fc.assert(
      fc.property(code, events, (target, sent) => {
        const game = createActor(gameMachine, { input: roundOf(target) }).start()
        const oracle = new Oracle()
        oracle.start(target)
        let over: unknown
        for (const event of sent) {
          game.send({ on: TODAY, ...event } as { type: 'guess'; country: PlaceId; on: UtcDate })
          const country = 'country' in event ? event.country : undefined
          if (event.type === 'guess' && isCode(country)) oracle.guess(country)
          const { guesses } = game.getSnapshot().context
          if (guesses.length > 6) throw new Error(`${guesses.length} guesses`)
          if (new Set(guesses).size < guesses.length) throw new Error(`A repeat among ${guesses}`)
          if (over !== undefined && over !== game.getSnapshot()) throw new Error('It went on after its end')
          if (game.getSnapshot().hasTag('over')) over ??= game.getSnapshot()
        }
        expect(screenOf(game.getSnapshot())).toEqual(oracle.read())
      }),
    )
  })
})

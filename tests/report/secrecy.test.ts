import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decks } from '../../src/geo/decks'
import type { PlaceId } from '../../src/geo/place'
import type { Puzzle } from '../../src/machines/rules/puzzle'
import { standardChoice } from '../../src/machines/rules/rules'
import { outlinesOf } from '../../src/machines/sprint/outlines'
import { challengeOf, dailyOf, dailyTarget, practice, worldTarget } from '../../tools/puzzles'
import { NOON } from '../machines/world'
import { recordedTab } from './reporting'

/** What decides the answers of rounds that are begun: two players of different secrets see other countries. */
type Secret = { readonly seed: number; readonly target: PlaceId }

type Guesses = readonly PlaceId[]

const secret: fc.Arbitrary<Secret> = fc.record({
  seed: fc.nat(2 ** 32 - 1),
  target: fc.constantFrom(...decks.twenty.codes),
})
const guesses = fc.uniqueArray(fc.constantFrom(...decks.twenty.codes), { maxLength: 12 })

const plan = { kind: 'sprint', deck: 'twenty', clock: 'off' } as const
const due = { ...practice, order: 'due' } as const

/** Plays five guesses at most, none of which is an answer, and gives all that a tab stores and reports. */
async function playing(tab: ReturnType<typeof recordedTab>, puzzle: Puzzle, missing: Guesses) {
  for (const guess of missing) tab.guess(puzzle, guess)
  const { stored, report } = await tab.texts(puzzle)
  return stored + report
}

/** How rounds of each kind are begun, the answer that they have, and what is told of them after some guesses. */
const kinds: Readonly<
  Record<string, (secret: Secret) => { readonly answer: PlaceId; told(missing: Guesses): Promise<string> }>
> = {
  practice: ({ seed }) => {
    const tab = recordedTab({ seed })
    return { answer: tab.round(practice).target, told: (missing) => playing(tab, practice, missing) }
  },
  'practice of what is due': ({ seed, target }) => {
    const tab = recordedTab({ seed })
    tab.game(due)
    tab.app.send({
      type: 'practice.deal',
      puzzle: due,
      rules: standardChoice,
      due: [[target], ['IT', 'FR', 'JP']],
    })
    return { answer: tab.round(due).target, told: (missing) => playing(tab, due, missing) }
  },
  'a challenge': ({ seed, target }) => {
    const tab = recordedTab()
    const puzzle = challengeOf(target, seed)
    tab.game(puzzle)
    return { answer: target, told: (missing) => playing(tab, puzzle, missing) }
  },
  'a run of a chosen seed': ({ seed }) => {
    const tab = recordedTab()
    const run = tab.run({ ...plan, seed })
    return {
      answer: outlinesOf({ ...plan, seed })[0] as PlaceId,
      told: async (missing) => {
        for (const country of missing) run.send({ type: 'guess', country, on: '2026-11-21', at: NOON })
        const { stored, report } = await tab.texts()
        return stored + report
      },
    }
  },
}

describe('of a round that is not over', () => {
  it.each(Object.entries(kinds))(
    'the report of %s is the same whatever the answer is',
    async (_kind, begin) => {
      await fc.assert(
        fc.asyncProperty(secret, secret, guesses, async (one, other, some) => {
          const [first, second] = [begin(one), begin(other)]
          const missing = some.filter((code) => code !== first.answer && code !== second.answer).slice(0, 5)
          expect(await first.told(missing)).toBe(await second.told(missing))
        }),
        { numRuns: 50 },
      )
    },
  )

  it('neither the report nor the tab has the answer of a day', async () => {
    const day = fc.nat(300).map((days) => new Date(NOON - days * 86_400_000).toISOString().slice(0, 10))
    await fc.assert(
      fc.asyncProperty(day, fc.constantFrom('twenty', 'world'), guesses, async (date, deck, some) => {
        const puzzle = { ...dailyOf(date as `${number}-${number}-${number}`), deck }
        const answer = deck === 'twenty' ? dailyTarget(puzzle.date) : worldTarget(puzzle.date)
        const missing = some.filter((code) => code !== answer).slice(0, 5)
        const text = await playing(recordedTab(), puzzle, missing)
        expect(text).not.toContain(`"${answer}"`)
        for (const guess of missing) expect(text).toContain(`"${guess}"`)
      }),
      { numRuns: 50 },
    )
  })
})

it('A round that is over is told with its answer', async () => {
  const tab = recordedTab()
  const puzzle = dailyOf('2026-11-21')
  tab.guess(puzzle, dailyTarget(puzzle.date))
  const { report } = await tab.texts()
  expect(report).toContain(`"target":"${dailyTarget(puzzle.date)}"`)
})

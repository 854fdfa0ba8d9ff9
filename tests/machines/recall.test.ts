import fc from 'fast-check'
import { createEmptyCard, fsrs, Rating } from 'ts-fsrs'
import { describe, expect, it } from 'vitest'
import type { Review } from '../../src/machines/journal/review'
import { recallsOf } from '../../src/machines/learning/recall'
import { DAY_MS } from '../../src/machines/schedule/day'

const START = Date.parse('2026-01-01')
const NO_CARD = { reps: 0, stability: 0, due: new Date(0) }

/** Rounds with some countries over some years, now and then several on a day. */
const logs: fc.Arbitrary<readonly Review[]> = fc
  .array(
    fc.record({
      country: fc.constantFrom('IT', 'FR', 'NP'),
      at: fc.nat(600 * DAY_MS).map((ms) => START + ms),
      found: fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined }),
    }),
    { maxLength: 40 },
  )
  .map((rounds) =>
    rounds
      .map((round, deal) => ({ ...round, identity: `practice.twenty.${deal + 1}` }))
      .sort((a, b) => a.at - b.at),
  )

/** As the scheduler itself goes through the history of one card. */
function reference(reviews: readonly Review[]) {
  const history = reviews.map(({ at, found }) => ({
    rating: found === 1 ? Rating.Good : found === 2 || found === 3 ? Rating.Hard : Rating.Again,
    review: new Date(new Date(at).toISOString().slice(0, 10)),
  })) as Parameters<ReturnType<typeof fsrs>['reschedule']>[1]
  const card = createEmptyCard(history?.[0]?.review)
  const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false })
  return scheduler.reschedule(card, history).collections.at(-1)?.card ?? NO_CARD
}

describe('what reviews come to', () => {
  it('is for each country what the scheduler itself makes of them', () => {
    fc.assert(
      fc.property(logs, (reviews) => {
        const recalls = recallsOf(reviews)
        for (const country of ['IT', 'FR', 'NP']) {
          const own = reviews.filter((review) => review.country === country)
          const { reps, stability, due } = reference(own)
          const found = own.filter((review) => review.found !== undefined).length
          const expected = {
            mastery: found === 0 ? 'met' : stability >= 7 ? 'mastered' : 'found',
            met: reps,
            found,
            atSight: own.filter((review) => review.found === 1).length,
            due: due.getTime(),
          }
          expect(recalls.get(country)).toEqual(own.length === 0 ? undefined : expected)
        }
      }),
    )
  })

  it('is found with the first win, mastered after being found at once on days that the schedule asks for, and found again once it was missed', () => {
    const rounds: Review[] = []
    const play = (at: number, found: number | undefined) => {
      rounds.push({ identity: `practice.twenty.${rounds.length + 1}`, country: 'FR', at, found })
      const recall = recallsOf(rounds).get('FR')
      expect(((recall?.due ?? 0) - START) % DAY_MS).toBe(0)
      return { mastery: recall?.mastery, due: recall?.due ?? 0 }
    }
    let { mastery, due } = play(START + DAY_MS / 2, undefined)
    expect(mastery).toBe('met')
    ;({ mastery, due } = play(due, 1))
    expect(mastery).toBe('found')
    expect(due).toBeGreaterThan(START)
    ;({ mastery, due } = play(due, 1))
    ;({ mastery, due } = play(due, 1))
    expect(mastery).toBe('mastered')
    ;({ mastery, due } = play(due, undefined))
    expect(mastery).toBe('found')
  })

  it('is the same where reviews were erased that have been reckoned with', () => {
    fc.assert(
      fc.property(logs, fc.nat(39), fc.nat(39), (reviews, end, gone) => {
        recallsOf(reviews)
        for (const left of [reviews.slice(0, end), reviews.filter((_, place) => place !== gone)])
          expect(recallsOf(left)).toEqual(recallsOf(left.map((review) => ({ ...review }))))
      }),
    )
  })
})

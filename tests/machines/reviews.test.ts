import { Rating } from 'ts-fsrs'
import { describe, expect, it } from 'vitest'
import type { PlaceId } from '../../src/geo/place'
import { log, logReview, noteReview, REVIEW, type Review, reviewOf } from '../../src/machines/journal/review'
import { writeRound } from '../../src/machines/journal/storedRound'
import { gradeOf } from '../../src/machines/learning/recall'
import { ReviewLog } from '../../src/machines/learning/reviewLog'
import type { Puzzle } from '../../src/machines/rules/puzzle'
import { newRound, type Round } from '../../src/machines/rules/round'
import { standardRules } from '../../src/machines/rules/rules'
import { dailyOf, practice } from '../../tools/puzzles'
import { entriesOf, reviewsIn, storeOf } from './logged'
import { memoryStore } from './memoryStore'

const NOON = Date.parse('2026-11-21T12:00:00Z')
const misses: readonly PlaceId[] = ['IT', 'JP', 'GB', 'BR', 'AU', 'US']

/** A round that is won with so many guesses, or lost where that is `undefined`. */
function played(found: number | undefined, puzzle: Puzzle = practice, deal = 7): Round {
  const guesses = found === undefined ? misses : [...misses.slice(0, found - 1), 'FR' as const]
  return { ...newRound(puzzle, 'FR', deal), guesses }
}

const review = (identity: string, at: number, found?: number): Review => ({
  identity,
  country: 'FR',
  at,
  found,
})

describe('a review', () => {
  it.each([
    [1, 'Good', 'Good'],
    [2, 'Hard', 'Again'],
    [3, 'Hard', 'Again'],
    [4, 'Again', 'Again'],
    [6, 'Again', 'Again'],
    [undefined, 'Again', 'Again'],
  ])(
    'of a round that was found with guess %s is graded %s, and %s where it told what fits',
    (found, grade, aidedGrade) => {
      const made = reviewOf(played(found), NOON)
      expect(made).toEqual({ identity: 'practice.twenty.7', country: 'FR', at: NOON, found })
      expect(made && Rating[gradeOf(made)]).toBe(grade)
      const aided = reviewOf({ ...played(found), help: { fit: 1 } }, NOON)
      expect(aided).toEqual({ ...made, aided: true })
      expect(aided && Rating[gradeOf(aided)]).toBe(aidedGrade)
    },
  )

  it('is made of a turned outline and without arrows, and not of a hidden one or a round that is under way', () => {
    const under = (rules: object) => reviewOf({ ...played(1), rules: { ...standardRules, ...rules } }, NOON)
    expect(under({ outline: 'turned', arrows: false })).toBeDefined()
    expect(under({ outline: 'hidden' })).toBeUndefined()
    expect(reviewOf({ ...played(undefined), guesses: misses.slice(1) }, NOON)).toBeUndefined()
  })
})

describe('the log', () => {
  it('has one review for a round, the first that was noted', () => {
    const store = memoryStore()
    noteReview(store, played(2), NOON)
    noteReview(store, played(2), NOON + 1)
    noteReview(store, { ...played(1, practice, 8), help: { fit: 1 } }, NOON)
    expect(reviewsIn(store)).toEqual([
      review('practice.twenty.7', NOON, 2),
      { ...review('practice.twenty.8', NOON, 1), aided: true },
    ])
  })

  it('has no days, whose rounds say it themselves: on time, later, and nothing of one that is hidden or under way', () => {
    const store = memoryStore()
    for (const round of [
      played(2, dailyOf('2026-11-20'), 0),
      { ...played(1, dailyOf('2026-11-19'), 0), begun: '2026-11-22' } as const,
      { ...played(1, dailyOf('2026-11-18'), 0), rules: { ...standardRules, outline: 'hidden' } } as const,
      { ...newRound(dailyOf('2026-11-17'), 'FR'), guesses: ['IT'] } as const,
    ]) {
      noteReview(store, round, NOON)
      writeRound(store, round)
    }
    expect(reviewsIn(store)).toEqual([])
    noteReview(store, played(undefined), NOON)
    expect(new ReviewLog(store).reviews()).toEqual([
      review('daily.twenty.2026-11-20.0', Date.parse('2026-11-20'), 2),
      review('practice.twenty.7', NOON),
      review('daily.twenty.2026-11-19.0', Date.parse('2026-11-22'), 1),
    ])
  })

  it.each([
    ['practice.twenty.7', { country: ['FR'] }],
    ['practice.twenty.7', { country: 'FRA' }],
    ['practice.twenty.7', { country: 'xFR' }],
    ['practice.twenty.7', { country: 'US-' }],
    ['practice.twenty.7', { country: 'US-CALI' }],
    ['practice.twenty.7', { at: -1 }],
    ['practice.twenty.7', { at: Date.UTC(3000, 0) + 1 }],
    ['practice.twenty.7', { found: 21 }],
    ['xpractice.twenty.7', {}],
    ['practice.twenty.7x', {}],
    ['daily.twenty.2026-11-20.0', {}],
  ])('has nothing that no program can have written, as of %s that says %j', (identity, changed) => {
    const decoded = (change: object, identity = 'practice.twenty.7') => {
      const [id] = log.ids(storeOf([review(identity, NOON)]))
      const reviews = { [identity]: { country: 'FR', at: NOON, ...change } }
      return log.decode({ version: 1, reviews }, id as string)
    }
    expect(decoded(changed, identity)).toMatchObject({ kind: 'damaged' })
    for (const at of [0, Date.UTC(3000, 0)]) expect(decoded({ at })).toMatchObject({ value: [{ at }] })
    for (const country of ['XX', 'US-CA', 'AT-9', 'MX-AGU'])
      expect(decoded({ country })).toMatchObject({ value: [{ country }] })
  })

  it.each([
    ['none', {}],
    ['one that belongs to another', { 'practice.twenty.8': { country: 'FR', at: NOON } }],
  ])('has no record with %s', (_, reviews) => {
    const [id] = log.ids(storeOf([review('practice.twenty.7', NOON)]))
    expect(log.decode({ version: 1, reviews }, id as string).kind).toBe('damaged')
  })

  it('is in a hundred records at most, of which a review changes one', () => {
    const rounds = Array.from({ length: 2000 }, (_, deal) =>
      review(`practice.twenty.${deal}`, NOON + deal, 1),
    )
    const store = storeOf(rounds)
    const before = new Map(entriesOf(store))
    expect(before.size).toBe(100)
    expect(Math.max(...[...before.values()].map((text) => text.length))).toBeLessThan(4000)
    logReview(store, review('practice.twenty.-1', NOON))
    expect(entriesOf(store).filter(([key, text]) => before.get(key) !== text)).toHaveLength(1)
    expect(reviewsIn(store)).toHaveLength(2001)
  })

  it('has what two tabs have added, whose reviews share a record', () => {
    const store = storeOf([review('practice.twenty.7', NOON)])
    const [id] = log.ids(store)
    const others = Array.from({ length: 500 }, (_, deal) => review(`practice.africa.${deal}`, NOON))
    const [second, third] = others.filter((each) => log.ids(storeOf([each]))[0] === id) as [Review, Review]
    logReview(store, second)
    // The other tab has not heard of it, and reads first.
    logReview({ ...store, set: (key, text) => store.set(key, text) }, third)
    expect(log.ids(store)).toEqual([id])
    expect(reviewsIn(store)).toHaveLength(3)
  })

  it('puts a damaged record aside before it writes another, and leaves one of a later version alone', () => {
    const [key] = storeOf([review('practice.twenty.7', NOON)]).keys() as [string]
    const damaged = memoryStore({ [key]: '{"vers' })
    logReview(damaged, review('practice.twenty.7', NOON))
    expect(reviewsIn(damaged)).toHaveLength(1)
    expect(damaged.get(`world-outline.quarantine.${key}`)).toBe('{"vers')
    const later = memoryStore({ [key]: '{"version":2}' })
    expect(() => logReview(later, review('practice.twenty.7', NOON))).toThrow('cannot be read')
    expect(entriesOf(later)).toEqual([[key, '{"version":2}']])
  })

  it('is what it is without what is damaged or of a later version, which stay where they are', () => {
    const own = review('practice.twenty.9', NOON, 1)
    const store = storeOf([own])
    const [free, other] = ['1', '2', '3'].filter((id) => !log.ids(store).includes(id))
    store.set(REVIEW + free, '{"vers')
    store.set(REVIEW + other, '{"version":2,"stars":5}')
    const before = store.keys()
    expect(new ReviewLog(store).reviews()).toEqual([own])
    expect(store.keys()).toEqual(before)
  })

  it('is in the order of time, and for one moment in that of the identities', () => {
    const [a, b, c] = [review('practice.a.1', 2), review('practice.b.1', 1), review('practice.c.1', 1)]
    expect(new ReviewLog(storeOf([a, c, b])).reviews()).toEqual([b, c, a])
  })
})

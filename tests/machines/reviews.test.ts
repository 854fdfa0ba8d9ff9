import { describe, expect, it } from 'vitest'
import type { CountryCode } from '../../src/geo/countries'
import { eraseAll } from '../../src/machines/journal/erasure'
import { noteReview, REVIEW, type Review, recordOfReview } from '../../src/machines/journal/review'
import { ReviewLog } from '../../src/machines/journal/reviewLog'
import {
  clearLog,
  decodeReview,
  gradeOf,
  inOrder,
  readingAt,
  readLog,
  reviewOf,
  writeReview,
} from '../../src/machines/journal/reviews'
import { writeRound } from '../../src/machines/journal/storedRound'
import type { Puzzle } from '../../src/machines/puzzle'
import { newRound, type Round } from '../../src/machines/round'
import { standardRules } from '../../src/machines/rules'
import { dailyOf, practice } from '../../tools/puzzles'
import { memoryStore } from './memoryStore'

const NOON = Date.parse('2026-11-21T12:00:00Z')
const misses: readonly CountryCode[] = ['IT', 'JP', 'GB', 'BR', 'AU', 'US']

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
    [1, 'good'],
    [2, 'hard'],
    [3, 'hard'],
    [4, 'again'],
    [6, 'again'],
    [undefined, 'again'],
  ])('of a round that was found with guess %s is graded %s', (found, grade) => {
    const made = reviewOf(played(found), NOON)
    expect(made).toEqual({ identity: 'practice.twenty.7', country: 'FR', at: NOON, found })
    expect(made && gradeOf(made)).toBe(grade)
  })

  it.each([
    [1, 'good'],
    [2, 'again'],
    [3, 'again'],
    [6, 'again'],
    [undefined, 'again'],
  ])('of a round that told what fits and was found with guess %s is graded %s', (found, grade) => {
    const made = reviewOf({ ...played(found), rules: { ...standardRules, aid: true } }, NOON)
    expect(made).toEqual({ identity: 'practice.twenty.7', country: 'FR', at: NOON, found, aided: true })
    expect(made && gradeOf(made)).toBe(grade)
  })

  it('is not made of a round that is under way', () => {
    expect(reviewOf({ ...played(undefined), guesses: misses.slice(1) }, NOON)).toBeUndefined()
  })

  it('is made of a turned outline and without arrows, and not of a hidden one', () => {
    const under = (rules: object) => reviewOf({ ...played(1), rules: { ...standardRules, ...rules } }, NOON)
    expect(under({ outline: 'turned', arrows: false })).toBeDefined()
    expect(under({ outline: 'hidden' })).toBeUndefined()
  })
})

describe('the log', () => {
  it('has one review for a round, the first that was noted', () => {
    const store = memoryStore()
    noteReview(store, played(2), NOON)
    noteReview(store, played(2), NOON + 1)
    noteReview(store, played(1, practice, 8), NOON)
    expect(readLog(store)).toEqual([
      review('practice.twenty.7', NOON, 2),
      review('practice.twenty.8', NOON, 1),
    ])
  })

  it('says of a round that it told what fits in a version that earlier programs leave alone, and of no other', () => {
    const store = memoryStore()
    const aided = { ...played(2), rules: { ...standardRules, aid: true } }
    noteReview(store, aided, NOON)
    noteReview(store, played(2, practice, 8), NOON)
    noteReview(store, played(undefined, practice, 9), NOON)
    expect(store.keys().map((key) => store.get(key))).toEqual([
      `{"version":3,"country":"FR","at":${NOON},"found":2,"aided":true}`,
      `{"version":1,"country":"FR","at":${NOON},"found":2}`,
      `{"version":1,"country":"FR","at":${NOON}}`,
    ])
    expect(readLog(store).map(({ aided }) => aided)).toEqual([true, undefined, undefined])
    const [first] = readLog(store)
    const copy = memoryStore()
    if (first) writeReview(copy, first)
    expect(copy.get(`${REVIEW}practice.twenty.7`)).toBe(store.get(`${REVIEW}practice.twenty.7`))
  })

  it('has no days, whose rounds say it themselves: on time, later, and nothing of one that is hidden or under way', () => {
    const store = memoryStore()
    const day = played(2, dailyOf('2026-11-20'), 0)
    const hidden = {
      ...played(1, dailyOf('2026-11-18'), 0),
      rules: { ...standardRules, outline: 'hidden' },
    } as const
    for (const round of [
      day,
      { ...played(1, dailyOf('2026-11-19'), 0), begun: '2026-11-22' } as const,
      hidden,
      { ...newRound(dailyOf('2026-11-17'), 'FR'), guesses: ['IT'] } as const,
    ]) {
      noteReview(store, round, NOON)
      writeRound(store, round)
    }
    expect(store.keys().filter((key) => key.startsWith(REVIEW))).toEqual([])
    noteReview(store, played(undefined), NOON)
    expect(new ReviewLog(store).reviews()).toEqual([
      review('daily.twenty.2026-11-20.0', Date.parse('2026-11-20'), 2),
      review('practice.twenty.7', NOON),
      review('daily.twenty.2026-11-19.0', Date.parse('2026-11-22'), 1),
    ])
  })

  it('is what it is without what is damaged or of a later version, which stay where they are', () => {
    const store = memoryStore({
      [`${REVIEW}practice.twenty.1`]: '{"vers',
      [`${REVIEW}practice.twenty.2`]: '{"version":4,"stars":5}',
      [`${REVIEW}practice.twenty.3`]: '{"version":1,"country":"France","at":1}',
      [`${REVIEW}practice.twenty.4`]: '{"version":1,"country":"FR","at":1,"found":21}',
      [`${REVIEW}practice.twenty.5`]: '{"version":1,"country":"FR","at":-1}',
      [`${REVIEW}daily.twenty.2026-11-20.0`]: '{"version":1,"country":"FR","at":1}',
    })
    writeReview(store, review('practice.twenty.9', NOON, 1))
    writeRound(store, played(2, dailyOf('2026-11-20'), 0))
    const before = store.keys()
    expect(new ReviewLog(store).reviews().map(({ identity }) => identity)).toEqual([
      'daily.twenty.2026-11-20.0',
      'practice.twenty.9',
    ])
    expect(store.keys()).toEqual(before)
  })

  it.each([
    ['practice.twenty.7', { country: ['FR'] }],
    ['practice.twenty.7', { country: 'FRA' }],
    ['practice.twenty.7', { country: 'xFR' }],
    ['practice.twenty.7', { at: Date.UTC(3000, 0) + 1 }],
    ['practice.twenty.7', { version: '9' }],
    ['xpractice.twenty.7', {}],
    ['practice.twenty.7x', {}],
  ])('has nothing that no program can have written, as of %s that says %j', (identity, changed) => {
    expect(decodeReview(identity, { version: 1, country: 'FR', at: NOON, ...changed })).toEqual({
      kind: 'damaged',
    })
  })

  it('has all times from 1970 to 3000', () => {
    for (const at of [0, Date.UTC(3000, 0)])
      expect(decodeReview('practice.twenty.7', { version: 1, country: 'FR', at })).toMatchObject({
        review: { at },
      })
  })

  it('is told from what is none, alone, and is empty where the store refuses', () => {
    const store = memoryStore({
      [`${REVIEW}practice.twenty.1`]: '{"vers',
      [`${REVIEW}practice.twenty.2`]: '{"version":4}',
      [`${REVIEW}practice.twenty.3`]: `{"version":1,"country":"FR","at":${NOON}}`,
    })
    expect(readLog(store)).toEqual([review('practice.twenty.3', NOON)])
    expect(readingAt(store, `${REVIEW}practice.twenty.4`)).toBeUndefined()
    const keys = () => {
      throw new Error('blocked')
    }
    expect(readLog({ ...store, keys })).toEqual([])
  })

  it('says how late a country was found in a version that earlier programs read where they can', () => {
    const versions = [undefined, 1, 6, 7, 20].map((found) => recordOfReview(review('', NOON, found)).version)
    expect(versions).toEqual([1, 1, 1, 2, 2])
  })

  it('puts aside what is damaged, and leaves what a later version wrote', () => {
    const store = memoryStore({
      [`${REVIEW}practice.twenty.1`]: '{"vers',
      [`${REVIEW}practice.twenty.2`]: '{"version":4,"stars":5}',
    })
    clearLog(store)
    expect(store.keys()).toEqual([
      `${REVIEW}practice.twenty.2`,
      `world-outline.quarantine.${REVIEW}practice.twenty.1`,
    ])
  })

  it('is empty where the store refuses, and once everything was erased', () => {
    const store = memoryStore()
    noteReview(store, played(1), NOON)
    const keys = () => {
      throw new Error('blocked')
    }
    expect(new ReviewLog({ ...store, keys }).reviews()).toEqual([])
    expect(() => clearLog({ ...store, keys })).not.toThrow()
    eraseAll(store, '2026-11-21')
    expect(new ReviewLog(store).reviews()).toEqual([])
  })

  it('is in the order of time, and for one moment in that of the identities, each once', () => {
    const [a, b, c] = [review('a', 2), review('b', 1), review('c', 1)]
    expect(inOrder([a, c, b, a])).toEqual([b, c, a])
    expect(inOrder([b, c, a])).toEqual([b, c, a])
  })
})

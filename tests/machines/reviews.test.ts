import { Rating } from 'ts-fsrs'
import { describe, expect, it } from 'vitest'
import type { PlaceId } from '../../src/geo/place'
import { log, noteReview, REVIEW, type Review, reviewOf } from '../../src/machines/journal/review'
import { writeRound } from '../../src/machines/journal/storedRound'
import { gradeOf } from '../../src/machines/learning/recall'
import { ReviewLog } from '../../src/machines/learning/reviewLog'
import type { Puzzle } from '../../src/machines/puzzle'
import { newRound, type Round } from '../../src/machines/round'
import { standardRules } from '../../src/machines/rules'
import { dailyOf, practice } from '../../tools/puzzles'
import { memoryStore } from './memoryStore'

const NOON = Date.parse('2026-11-21T12:00:00Z')
const misses: readonly PlaceId[] = ['IT', 'JP', 'GB', 'BR', 'AU', 'US']

/** A round that is won with so many guesses, or lost where that is `undefined`. */
function played(found: number | undefined, puzzle: Puzzle = practice, deal = 7): Round {
  const guesses = found === undefined ? misses : [...misses.slice(0, found - 1), 'FR' as const]
  return { ...newRound(puzzle, 'FR', deal), guesses }
}

const review = (identity: string, at: number, found?: number): Review => ({
  ...{ identity, country: 'FR', at, found },
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
      const aided = reviewOf({ ...played(found), rules: { ...standardRules, aids: ['fit'] } }, NOON)
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
    noteReview(store, { ...played(1, practice, 8), rules: { ...standardRules, aids: ['fit'] } }, NOON)
    expect(log.all(store)).toEqual([
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
    expect(log.ids(store)).toEqual([])
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
    const record = { version: 1, country: 'FR', at: NOON }
    expect(log.decode({ ...record, ...changed }, identity)).toMatchObject({ kind: 'damaged' })
    for (const at of [0, Date.UTC(3000, 0)])
      expect(log.decode({ ...record, at }, 'practice.twenty.7')).toMatchObject({ value: { at } })
    for (const country of ['XX', 'US-CA', 'AT-9', 'MX-AGU'])
      expect(log.decode({ ...record, country }, 'practice.twenty.7')).toMatchObject({ value: { country } })
  })

  it('is what it is without what is damaged or of a later version, which stay where they are', () => {
    const store = memoryStore({
      [`${REVIEW}practice.twenty.1`]: '{"vers',
      [`${REVIEW}practice.twenty.2`]: '{"version":2,"stars":5}',
    })
    log.write(store, review('practice.twenty.9', NOON, 1))
    const before = store.keys()
    expect(new ReviewLog(store).reviews()).toEqual([review('practice.twenty.9', NOON, 1)])
    expect(store.keys()).toEqual(before)
  })

  it('is in the order of time, and for one moment in that of the identities', () => {
    const store = memoryStore()
    const [a, b, c] = [review('practice.a.1', 2), review('practice.b.1', 1), review('practice.c.1', 1)]
    for (const each of [a, c, b]) log.write(store, each)
    expect(new ReviewLog(store).reviews()).toEqual([b, c, a])
  })
})

import { describe, expect, it } from 'vitest'
import type { PlaceId } from '../../src/geo/place'
import type { Review } from '../../src/machines/journal/review'
import { firstFindIn, milestonesOf } from '../../src/machines/record/milestones'
import type { DailyRound } from '../../src/machines/rules/round'
import { dateOfDay, dayNumber, type UtcDate } from '../../src/machines/schedule/day'
import { dayOf } from './rounds'

const FIRST = dayNumber('2026-03-01')

/** Days from 1 March on: W won, L lost, `.` not played. */
function daysOf(text: string): readonly DailyRound[] {
  return [...text].flatMap((letter, index) => {
    const date = dateOfDay(FIRST + index)
    if (letter === '.') return []
    return [
      letter === 'W' ? dayOf(date, 'FR', ['FR']) : dayOf(date, 'FR', ['IT', 'ES', 'DE', 'PL', 'GB', 'TR']),
    ]
  })
}

/** Milestones of the last of some days. */
function lastOf(text: string) {
  const days = daysOf(text)
  return milestonesOf(days.at(-1) as DailyRound, days)
}

describe('the milestones of a day', () => {
  it.each([3, 7, 14, 30, 50, 100, 200, 365])(
    'mark the %i. day of a streak, and neither neighbour',
    (length) => {
      expect(lastOf('W'.repeat(length))).toMatchObject({ streak: length, isMarked: true })
      for (const other of [length - 1, length + 1]) expect(lastOf('W'.repeat(other)).isMarked).toBe(false)
    },
  )

  it.each([
    ['WWWWWWW', { isRestEarned: true, isStreakKept: false }],
    ['W', { daysToRest: 6 }],
    ['L', { streak: 1, won: 0, daysToRest: 6, isMarked: false }],
    ['LWL', { streak: 3, won: 1, isMarked: true, daysToRest: 4 }],
    ['WWWWWW', { isRestEarned: false, isStreakKept: false, daysToRest: 1 }],
    ['WWWWWWW.W', { isRestEarned: false, isStreakKept: true, streak: 8 }],
    ['WWWWWWW.WW', { isRestEarned: false, isStreakKept: false, streak: 9 }],
    ['WWWWWWWWWWWWW.W', { isRestEarned: true, isStreakKept: true, streak: 14 }],
    // Two are the most.
    ['WWWWWWWWWWWWWWWWWWWWW', { isRestEarned: false, streak: 21, isMarked: false, daysToRest: undefined }],
    ['WWWWWWL', { isRestEarned: true, isStreakKept: false, streak: 7, won: 6, isMarked: true }],
    ['WWWWWWW.L', { isRestEarned: false, isStreakKept: true, streak: 8, won: 7 }],
  ])('tell of rest days on the day that earns one or is saved by one: %s', (text, expected) => {
    expect(lastOf(text)).toMatchObject(expected)
  })

  it('are those of a day as it was, whatever was played later', () => {
    const days = daysOf('WWWWWW')
    expect(milestonesOf(days[2] as DailyRound, days)).toMatchObject({ streak: 3, isMarked: true })
    expect(milestonesOf(days[0] as DailyRound, days).regions).toEqual(['europe'])
  })

  it('count the days of their own deck alone towards a streak', () => {
    const [day, ...before] = daysOf('WWW').toReversed() as [DailyRound, ...DailyRound[]]
    const elsewhere = before.map(
      (other): DailyRound => ({ ...other, puzzle: { ...other.puzzle, deck: 'world' } }),
    )
    expect(milestonesOf(day, [...elsewhere, day])).toMatchObject({ streak: 1, isMarked: false })
  })

  it('count no day that was played later towards a streak', () => {
    const late = { ...dayOf('2026-03-03', 'FR', ['FR']), begun: '2026-03-09' } as const
    expect(milestonesOf(late, [...daysOf('WW'), late])).toMatchObject({
      streak: 0,
      won: 0,
      isMarked: false,
      daysToRest: undefined,
    })
  })

  it.each([
    ['JP', [], ['asia']],
    ['TR', [], ['asia', 'europe']],
    ['TR', [['2026-02-01', 'JP', true]], ['europe']],
    ['JP', [['2026-02-01', 'JP', false]], ['asia']],
    ['JP', [['2026-02-01', 'IN', true]], []],
    ['JP', [['2026-04-01', 'IN', true]], ['asia']],
  ] as const)('tell of the first win in each continent: %s after %j in %j', (target, before, regions) => {
    const days = before.map(([date, country, isWon]) => dayOf(date, country, [isWon ? country : 'ZA']))
    const round = dayOf('2026-03-01', target, [target])
    expect(milestonesOf(round, [...days, round]).regions).toEqual(regions)
    const lost = dayOf('2026-03-01', target, ['ZA'])
    expect(milestonesOf(lost, [...days, lost]).regions).toEqual([])
  })

  it('have one first win where two daily puzzles of a date are in one continent', () => {
    const twenty = dayOf('2026-03-01', 'JP', ['JP'])
    const world: DailyRound = {
      ...dayOf('2026-03-01', 'IN', ['IN']),
      puzzle: { kind: 'daily', deck: 'world', date: '2026-03-01' },
    }
    const regions = [twenty, world].map((round) => milestonesOf(round, [twenty, world]).regions)
    expect(regions).toEqual([['asia'], []])
  })
})

describe('the first find of a country', () => {
  const review = (country: PlaceId, at: UtcDate, found: number | undefined = 2): Review => ({
    identity: `practice.world.${country}${at}`,
    country,
    at: Date.parse(at),
    found,
  })
  const own = review('PL', '2026-03-05')

  it.each([
    ['nothing was found before', [], 1],
    [
      'others were found',
      [review('FR', '2026-03-01'), review('IT', '2026-03-01'), review('FR', '2026-03-02')],
      3,
    ],
    ['it was met and not found', [{ ...review('PL', '2026-03-01'), found: undefined }], 1],
    ['it was found again later', [review('PL', '2026-03-06')], 1],
    ['it was found before', [review('PL', '2026-03-01')], undefined],
    ['it was found in another round at the same time', [{ ...own, identity: 'practice.world.1' }], undefined],
  ])('is told with the countries found by then of all that can be sought, where %s', (_, before, count) => {
    const found = firstFindIn(own, [...before, own], 'twenty')
    expect(found).toEqual(count === undefined ? undefined : { count, all: 190 })
  })

  it('is nothing where the country was not found, or the round gives no review', () => {
    expect(firstFindIn({ ...own, found: undefined }, [], 'world')).toBeUndefined()
    expect(firstFindIn(undefined, [], 'world')).toBeUndefined()
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { UtcDate } from '../../src/machines/day'
import type { DailyRound } from '../../src/machines/round'
import { statisticsOf } from '../../src/machines/statistics'
import { streaksOf } from '../../src/machines/streaks'
import { RUNS } from '../amount'
import { dayOf } from './rounds'
import { type Fate, streaksByHand } from './streakOracle'
import { watched } from './watched'

const FIRST = Date.UTC(2026, 0, 20)
const FATES = { W: 'won', L: 'lost', b: 'begun', l: 'late' } as const

const dateAt = (index: number) => new Date(FIRST + index * 86_400_000).toISOString().slice(0, 10) as UtcDate

/** A history with a letter for each day from 20 January on: won, lost, begun, played late, and `.` not played. */
const fatesOf = (text: string): ReadonlyMap<string, Fate> =>
  new Map(
    [...text.replaceAll(' ', '')].flatMap((letter, index) =>
      letter === '.' ? [] : [[dateAt(index), FATES[letter as keyof typeof FATES]] as const],
    ),
  )

function roundOf(date: UtcDate, fate: Fate): DailyRound {
  if (fate === 'won') return dayOf(date, 'FR', ['IT', 'FR'])
  if (fate === 'late') return { ...dayOf(date, 'FR', ['FR']), begun: '2036-01-01' }
  return dayOf(date, 'FR', fate === 'lost' ? ['BR', 'EG', 'IT', 'ES', 'GB', 'US'] : ['BR'])
}

const roundsOf = (fates: ReadonlyMap<string, Fate>) =>
  [...fates].map(([date, fate]) => roundOf(date as UtcDate, fate))

const told = (fates: ReadonlyMap<string, Fate>, today: string) => {
  const { current, longest, covered } = streaksOf(roundsOf(fates), today as UtcDate)
  return { current, longest, covered: [...covered].sort() }
}

/** The last letter is today, and what was not played is `.`, the covered days too. */
const cases: Readonly<
  Record<string, readonly [text: string, current: string, longest: string, covered: readonly number[]]>
> = {
  'nothing at all': ['.', '0 wins, 0 rest days, 0 in stock', '0 wins, 0 rest days', []],
  'six days won earn none, and one not played ends them': [
    'WWWWWW.W',
    '1 wins, 0 rest days, 0 in stock',
    '6 wins, 0 rest days',
    [],
  ],
  'the seventh earns one': ['WWWWWWW', '7 wins, 0 rest days, 1 in stock', '7 wins, 0 rest days', []],
  'it covers a day that was not played, which is no win and ends nothing': [
    'WWWWWWW.W',
    '8 wins, 1 rest days, 0 in stock',
    '8 wins, 1 rest days',
    [7],
  ],
  'today neither uses one nor ends the streak while it is not over': [
    'WWWWWWW.',
    '7 wins, 0 rest days, 1 in stock',
    '7 wins, 0 rest days',
    [],
  ],
  'nor does it while it is begun': ['WWWWWWWb', '7 wins, 0 rest days, 1 in stock', '7 wins, 0 rest days', []],
  'yesterday is covered while today is not over, and is in the streak once today is won': [
    'WWWWWWW..',
    '7 wins, 0 rest days, 0 in stock',
    '7 wins, 0 rest days',
    [7],
  ],
  'a lost day ends it, whatever is in stock': [
    'WWWWWWWWWWWWWW LW',
    '1 wins, 0 rest days, 0 in stock',
    '14 wins, 0 rest days',
    [],
  ],
  'a lost today ends it at once': ['WWWWWWWL', '0 wins, 0 rest days, 0 in stock', '7 wins, 0 rest days', []],
  'a day begun and left was played: it is not covered and ends it': [
    'WWWWWWWbW',
    '1 wins, 0 rest days, 0 in stock',
    '7 wins, 0 rest days',
    [],
  ],
  'a day won late was not played on its date: it is covered, and adds nothing': [
    'WWWWWWWlW',
    '8 wins, 1 rest days, 0 in stock',
    '8 wins, 1 rest days',
    [7],
  ],
  'a day won late mends nothing where no rest day is in stock': [
    'WWWWWWlW',
    '1 wins, 0 rest days, 0 in stock',
    '6 wins, 0 rest days',
    [],
  ],
  'two days not played end it with two in stock, and the first has used one': [
    'WWWWWWWWWWWWWW..W',
    '1 wins, 0 rest days, 0 in stock',
    '14 wins, 0 rest days',
    [14],
  ],
  'two are in stock at most': [
    'WWWWWWW WWWWWWW WWWWWWW .W.W.W',
    '1 wins, 0 rest days, 0 in stock',
    '23 wins, 2 rest days',
    [21, 23],
  ],
  'every other day can be covered': [
    'WWWWWWW WWWWWWW .W.W',
    '16 wins, 2 rest days, 0 in stock',
    '16 wins, 2 rest days',
    [14, 16],
  ],
  'the next is earned by the fourteenth win, the covered days not counted': [
    'WWWWWWW . WWWWWWW',
    '14 wins, 1 rest days, 1 in stock',
    '14 wins, 1 rest days',
    [7],
  ],
  'and not by the thirteenth': [
    'WWWWWWW . WWWWWW',
    '13 wins, 1 rest days, 0 in stock',
    '13 wins, 1 rest days',
    [7],
  ],
  'the stock of a streak ends with it': [
    'WWWWWWWWWWWWWW L WWW.',
    '3 wins, 0 rest days, 0 in stock',
    '14 wins, 0 rest days',
    [],
  ],
  'a rest day before the end of a streak is covered and not in it': [
    'WWWWWWW.LW',
    '1 wins, 0 rest days, 0 in stock',
    '7 wins, 0 rest days',
    [7],
  ],
  'of two streaks as long the one with fewer rest days is the longest': [
    'WWWWWWW.W L WWWWWWWW L.',
    '0 wins, 0 rest days, 0 in stock',
    '8 wins, 0 rest days',
    [7],
  ],
  'and so it is if it came first': [
    'WWWWWWWW L WWWWWWW.W L.',
    '0 wins, 0 rest days, 0 in stock',
    '8 wins, 0 rest days',
    [16],
  ],
}

describe('streaks', () => {
  it.each(Object.entries(cases))('%s', (_, [text, current, longest, covered]) => {
    const fates = fatesOf(text)
    const today = dateAt(text.replaceAll(' ', '').length - 1)
    const streaks = told(fates, today)
    expect(streaks).toEqual(streaksByHand(fates, today))
    const { wins, restDays, inStock } = streaks.current
    expect(`${wins} wins, ${restDays} rest days, ${inStock} in stock`).toBe(current)
    expect(`${streaks.longest.wins} wins, ${streaks.longest.restDays} rest days`).toBe(longest)
    expect(streaks.covered).toEqual(covered.map(dateAt))
  })

  it('cover no day that is not past, where the clock was set back', () => {
    const fates = fatesOf('WWWWWWW.WWWWWWWWW')
    expect(told(fates, dateAt(7))).toEqual({
      current: { wins: 7, restDays: 0, inStock: 1 },
      longest: { wins: 9, restDays: 0 },
      covered: [],
    })
    expect(told(fates, dateAt(3)).current).toEqual({ wins: 4, restDays: 0, inStock: 0 })
  })

  it('take a day that was only looked at for one that was not played', () => {
    const rounds = [...roundsOf(fatesOf('WWWWWWW.W')), dayOf(dateAt(7), 'FR')]
    expect(streaksOf(rounds, dateAt(8)).covered).toEqual(new Set([dateAt(7)]))
  })

  it('are told by the statistics', () => {
    const fates = fatesOf('WWWWWWW.WWWWWWW.WWWWWWWL WWWWWWW.W')
    expect(statisticsOf(roundsOf(fates), dateAt(32))).toMatchObject({
      currentStreak: 8,
      longestStreak: 21,
      restDays: { inStock: 0, inCurrent: 1, inLongest: 2 },
    })
  })

  it('are those of the rules, told day by day, in whatever order the rounds come', () => {
    const stretches = fc.oneof(
      { weight: 4, arbitrary: fc.nat(22).map((length) => 'W'.repeat(length)) },
      { weight: 4, arbitrary: fc.constantFrom('.', 'l', '..', 'l.', '.l', 'W.W') },
      { weight: 1, arbitrary: fc.constantFrom('L', 'b', '...') },
    )
    const histories = fc.array(stretches, { maxLength: 14 }).map((parts) => fatesOf(parts.join('')))
    fc.assert(
      fc.property(histories, fc.integer({ min: -3, max: 150 }), fc.boolean(), (fates, day, isBackwards) => {
        const rounds = roundsOf(fates)
        const { current, longest, covered } = streaksOf(isBackwards ? rounds.reverse() : rounds, dateAt(day))
        expect({ current, longest, covered: [...covered].sort() }).toEqual(streaksByHand(fates, dateAt(day)))
      }),
      { numRuns: RUNS },
    )
  })

  it('of twice as many days look at twice as much of the rounds', () => {
    const looksAt = (weeks: number) => {
      const { rounds, looks } = watched(roundsOf(fatesOf('WWWWWWW.'.repeat(weeks))))
      const longest = { wins: 7 * weeks, restDays: weeks - 1 }
      expect(streaksOf(rounds, dateAt(8 * weeks)).longest).toEqual(longest)
      return looks()
    }
    expect(looksAt(374)).toBe(2 * looksAt(187))
  })
})

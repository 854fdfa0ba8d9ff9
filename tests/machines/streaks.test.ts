import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PINS, type Pin, type PinsDay, pinsStreakOf } from '../../src/machines/pins/pins'
import { streaksOf } from '../../src/machines/record/streaks'
import { type DailyRound, givenUp } from '../../src/machines/rules/round'
import type { UtcDate } from '../../src/machines/schedule/day'
import { dayOf } from './rounds'
import { type Fate, streaksByHand } from './streakOracle'

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

/** The same history of Five Pins. */
const pinsOf = (fates: ReadonlyMap<string, Fate>): readonly PinsDay[] =>
  [...fates].map(([date, fate]) => {
    const at = Date.parse(fate === 'late' ? '2036-01-01' : date)
    const pin: Pin = { at, spot: [0, 0], distance: 0 }
    return { date: date as UtcDate, pins: Array(fate === 'begun' ? 2 : PINS).fill(pin) }
  })

const told = (fates: ReadonlyMap<string, Fate>, today: string) => {
  const { current, longest, covered } = streaksOf(roundsOf(fates), today as UtcDate)
  return { current, longest, covered: [...covered].sort() }
}

/**
 * A history whose last letter is today; then days, wins and rest days of the current streak, what is in stock, days, wins and
 * rest days of the longest one, and the days that are covered.
 */
const cases: Readonly<
  Record<string, readonly [text: string, figures: string, ...covered: readonly number[]]>
> = {
  'six days earn no rest day, and one not played ends them': ['WWWWWW.W', '1 1 0 0, 6 6 0'],
  'the seventh earns one': ['WWWWWWW', '7 7 0 1, 7 7 0'],
  'days that were lost count as days that were won, and the wins are counted beside them': [
    'LWLLLWL',
    ...(['7 2 0 1, 7 2 0'] as const),
  ],
  'it covers a day that was not played, which counts as none and ends nothing': [
    'WWWWWWW.W',
    ...(['8 8 1 0, 8 8 1', 7] as const),
  ],
  'today neither uses one nor ends the streak while it is not over': ['WWWWWWW.', '7 7 0 1, 7 7 0'],
  'nor does it while it is begun': ['WWWWWWWb', '7 7 0 1, 7 7 0'],
  'yesterday is covered while today is not over': ['WWWWWWW..', '7 7 0 0, 7 7 0', 7],
  'a lost today goes on with it': ['WWWWWWWL', '8 7 0 1, 8 7 0'],
  'a day begun and left open counts as not played: it is covered': ['WWWWWWWbW', '8 8 1 0, 8 8 1', 7],
  'and ends the streak where no rest day is in stock': ['WWWWWWbW', '1 1 0 0, 6 6 0'],
  'a day won late was not played on its date: it is covered': ['WWWWWWWlW', '8 8 1 0, 8 8 1', 7],
  'and mends nothing where no rest day is in stock': ['WWWWWWlW', '1 1 0 0, 6 6 0'],
  'of two as long the longest is the one with fewer rest days': [
    'WWWWWWWW .. WWWWWWW.W',
    ...(['8 8 1 0, 8 8 0', 8, 17] as const),
  ],
  'and so it is where that one comes last': ['WWWWWWW.W .. LWWWWWWW', '8 7 0 1, 8 7 0', 7],
  'two days not played end it with two in stock, and the first has used one': [
    'WWWWWWWWWWWWWW..W',
    ...(['1 1 0 0, 14 14 0', 14] as const),
  ],
  'two are in stock at most': ['WWWWWWW WWWLWWW WWWWWWW .W.W.W', '1 1 0 0, 23 22 2', 21, 23],
  'the next is earned by the fourteenth day, the covered ones not counted': [
    'WWWWWWW . WWWWWWL',
    ...(['14 13 1 1, 14 13 1', 7] as const),
  ],
  'the stock of a streak ends with it': ['WWWWWWWWWWWWWW .. WWW.', '3 3 0 0, 14 14 0', 14],
  'a rest day before the end of a streak is covered and not in it': ['WWWWWWW..W', '1 1 0 0, 7 7 0', 7],
}

describe('streaks', () => {
  it.each(Object.entries(cases))('%s', (_, [text, figures, ...covered]) => {
    const fates = fatesOf(text)
    const today = dateAt(text.replaceAll(' ', '').length - 1)
    const streaks = told(fates, today)
    expect(streaks).toEqual(streaksByHand(fates, today))
    const { current, longest } = streaks
    const shown = [current.days, current.won, current.restDays, current.inStock].join(' ')
    expect(`${shown}, ${longest.days} ${longest.won} ${longest.restDays}`).toBe(figures)
    expect(streaks.covered).toEqual(covered.map(dateAt))
  })

  it('cover no day that is not past, where the clock was set back', () => {
    const fates = fatesOf('WWWWWWW.WWWWWWWWW')
    expect(told(fates, dateAt(7))).toEqual({
      current: { days: 7, won: 7, restDays: 0, inStock: 1 },
      longest: { days: 9, won: 9, restDays: 0 },
      covered: [],
    })
    expect(told(fates, dateAt(3)).current).toEqual({ days: 4, won: 4, restDays: 0, inStock: 0 })
  })

  it('take a day that was given up for one that is finished', () => {
    const spent = { ...roundOf(dateAt(1), 'lost'), help: { more: 5 } }
    const streakWith = (round: DailyRound) => streaksOf([roundOf(dateAt(0), 'won'), round], dateAt(1)).current
    expect(streakWith(spent)).toMatchObject({ days: 1, won: 1 })
    expect(streakWith(givenUp(spent) as DailyRound)).toMatchObject({ days: 2, won: 1 })
  })

  it('take a day that was only looked at for one that was not played', () => {
    const rounds = [...roundsOf(fatesOf('WWWWWWW.W')), dayOf(dateAt(7), 'FR')]
    expect(streaksOf(rounds, dateAt(8)).covered).toEqual(new Set([dateAt(7)]))
  })

  it('are those of the rules, told day by day, in whatever order the rounds come', () => {
    const stretches = fc.oneof(
      {
        weight: 4,
        arbitrary: fc.array(fc.constantFrom('W', 'L'), { maxLength: 22 }).map((days) => days.join('')),
      },
      { weight: 4, arbitrary: fc.constantFrom('.', 'l', '..', 'l.', '.l', 'W.W') },
      { weight: 1, arbitrary: fc.constantFrom('b', '...') },
    )
    const histories = fc.array(stretches, { maxLength: 14 }).map((parts) => fatesOf(parts.join('')))
    fc.assert(
      fc.property(histories, fc.integer({ min: -3, max: 150 }), fc.boolean(), (fates, day, isBackwards) => {
        const rounds = roundsOf(fates)
        const { current, longest, covered } = streaksOf(isBackwards ? rounds.reverse() : rounds, dateAt(day))
        const byHand = streaksByHand(fates, dateAt(day))
        expect({ current, longest, covered: [...covered].sort() }).toEqual(byHand)
        expect(pinsStreakOf(pinsOf(fates), dateAt(day))).toBe(byHand.current.days)
      }),
    )
  })
})

import { describe, expect, it } from 'vitest'
import { statisticsOf } from '../../src/machines/record/statistics'
import type { DailyRound } from '../../src/machines/rules/round'
import { type Rules, standardRules } from '../../src/machines/rules/rules'
import { dateOfDay, dayNumber, type UtcDate } from '../../src/machines/schedule/day'
import { dayOf } from './rounds'

const HARD: Rules = { ...standardRules, outline: 'hidden' }
const misses = ['BR', 'EG', 'IT', 'ES', 'GB', 'US'] as const
const won = (date: UtcDate, guesses: number) => dayOf(date, 'FR', [...misses.slice(0, guesses - 1), 'FR'])
const lost = (date: UtcDate) => dayOf(date, 'FR', misses)
const begun = (date: UtcDate) => dayOf(date, 'FR', misses.slice(0, 2))

describe('statistics', () => {
  it('count rounds, wins and guesses', () => {
    expect(statisticsOf([], '2026-11-21')).toMatchObject({ played: 0, winPercent: 0, average: 0 })
    const days = [won('2026-11-18', 2), lost('2026-11-19'), won('2026-11-20', 6), won('2026-11-21', 2)]
    expect(statisticsOf(days, '2026-11-21')).toEqual({
      played: 4,
      won: 3,
      aided: 0,
      harder: 0,
      winPercent: 75,
      current: { days: 4, won: 3, restDays: 0, inStock: 0 },
      longest: { days: 4, won: 3, restDays: 0 },
      distribution: [0, 2, 0, 0, 0, 1],
      average: 10 / 3,
      later: { played: 0, won: 0 },
    })
  })

  it('count the wins that were harder, and those with aids, and count them the same', () => {
    const days = [won('2026-11-18', 2), lost('2026-11-19'), won('2026-11-20', 6), won('2026-11-21', 2)]
    const hard = days.map((day, index) => (index === 2 ? day : { ...day, rules: HARD }))
    expect(statisticsOf(hard, '2026-11-21')).toEqual({ ...statisticsOf(days, '2026-11-21'), harder: 2 })
    const aided = days.map((day) => ({ ...day, help: { size: 1 } }))
    expect(statisticsOf(aided, '2026-11-21')).toEqual({ ...statisticsOf(days, '2026-11-21'), aided: 3 })
  })

  it('do not count a day in progress, and keep the streak that it may go on', () => {
    const figures = statisticsOf(
      [won('2026-11-19', 1), won('2026-11-20', 1), begun('2026-11-21')],
      '2026-11-21',
    )
    expect(figures).toMatchObject({ played: 2, winPercent: 100, current: { days: 2 } })
  })

  it('count a day apart that was played later, which mends no streak and breaks none', () => {
    const late = (day: DailyRound) => ({ ...day, begun: '2026-11-21' }) as const
    const on = [won('2026-11-17', 2), won('2026-11-19', 2), won('2026-11-21', 4)]
    const before = statisticsOf(on, '2026-11-21')
    const days = [...on, late(won('2026-11-20', 1)), late(lost('2026-11-18')), late(begun('2026-11-16'))]
    expect(statisticsOf(days, '2026-11-21')).toEqual({ ...before, later: { played: 2, won: 1 } })
    expect(before).toMatchObject({ current: { days: 1 }, longest: { days: 1 }, played: 3, average: 8 / 3 })
  })

  it('of ten years look at twice as much of the rounds as those of five', () => {
    const looksAt = (count: number) => {
      const days = Array.from({ length: count }, (_, day) => won(dateOfDay(dayNumber('2026-01-01') + day), 1))
      const { rounds, looks } = watched(days)
      expect(statisticsOf(rounds, '2036-01-01').longest.days).toBe(count)
      return looks()
    }
    expect(looksAt(3650)).toBe(2 * looksAt(1825))
  })
})

/** Rounds that count how often something of them is looked at, as the measure of work that is the same on every machine. */
function watched<Item extends object>(
  all: readonly Item[],
): { readonly rounds: readonly Item[]; readonly looks: () => number } {
  let looks = 0
  const rounds = all.map(
    (round) =>
      new Proxy(round, {
        get(target, name, receiver) {
          looks++
          return Reflect.get(target, name, receiver)
        },
      }),
  )
  return { rounds, looks: () => looks }
}

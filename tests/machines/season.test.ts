import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decks } from '../../src/geo/decks'
import { isOver } from '../../src/machines/round'
import { seasonOf, statisticsOf } from '../../src/machines/statistics'
import { dayOf, days } from './rounds'

const { codes } = decks.twenty

describe('a season', () => {
  it('counts for each answer the days, the wins and their guesses, the most frequent answer first', () => {
    expect(
      seasonOf(
        [
          dayOf('2026-11-17', 'PL', ['FR', 'DE', 'PL']),
          dayOf('2026-11-18', 'JP', ['JP']),
          dayOf('2026-11-19', 'PL', ['FR', 'DE', 'IT', 'ES', 'GB', 'US']),
          dayOf('2026-11-20', 'PL', ['DE', 'PL']),
          dayOf('2026-11-21', 'EG', ['FR', 'DE', 'IT', 'ES', 'GB', 'US']),
        ],
        codes,
      ),
    ).toEqual([
      { country: 'PL', played: 3, won: 2, average: 2.5 },
      { country: 'JP', played: 1, won: 1, average: 1 },
      { country: 'EG', played: 1, won: 0, average: 0 },
    ])
  })

  it('does not know of a day that is not over, so that it cannot tell its answer', () => {
    const begun = dayOf('2026-11-21', 'PL', ['FR', 'DE', 'IT', 'ES', 'GB'])
    expect(seasonOf([begun], codes)).toEqual([])
    fc.assert(
      fc.property(days, (all) => {
        expect(seasonOf(all, codes)).toEqual(seasonOf(all.filter(isOver), codes))
      }),
    )
  })

  it('adds up to the statistics, whatever was played', () => {
    fc.assert(
      fc.property(days, (all) => {
        const season = seasonOf(all, codes)
        const statistics = statisticsOf(all, '2026-11-21')
        const sum = (value: (each: (typeof season)[number]) => number) =>
          season.reduce((total, each) => total + value(each), 0)
        const { later } = statistics
        expect(sum(({ played }) => played)).toBe(statistics.played + later.played)
        expect(sum(({ won }) => won)).toBe(statistics.won + later.won)
        const onTime = all.filter(({ begun }) => begun === undefined)
        const { won, average } = statisticsOf(onTime, '2026-11-21')
        expect([won, average]).toEqual([statistics.won, statistics.average])
        for (const { played, won, average } of season) {
          expect(played).toBeGreaterThanOrEqual(Math.max(1, won))
          expect(average === 0).toBe(won === 0)
          expect(average).toBeLessThanOrEqual(6)
        }
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decks } from '../../src/geo/decks'
import type { PlaceId } from '../../src/geo/place'
import { drawDue } from '../../src/machines/rules/deal'
import { type UtcDate, utcDateOf } from '../../src/machines/schedule/day'
import { hashedInTwenty, LAST, SPACED_FROM } from '../../src/machines/schedule/twentySchedule'
import { dailyTarget, drawTarget } from '../../tools/puzzles'
import goldenDays from '../fixtures/goldenDays.json'

const DAY = 86_400_000
const codes = decks.twenty.codes

/** So many days from one on. */
function daysFrom(first: UtcDate, count: number): readonly UtcDate[] {
  return Array.from({ length: count }, (_, day) => utcDateOf(Date.parse(first) + day * DAY))
}

/** Countries of the twenty years in which a week is left out. */
const spacedDays = daysFrom(SPACED_FROM, 20 * 365).map(dailyTarget)

describe('daily target', () => {
  it('is the same for a date at every call, in whatever order days are asked for', () => {
    const some: readonly UtcDate[] = ['2030-05-05', '2026-11-21', '2027-01-01', '2030-05-04']
    const first = some.map(dailyTarget)
    expect(some.toReversed().map(dailyTarget)).toEqual(first.toReversed())
  })

  it('does not come again within eight days, for ninety-nine years', () => {
    const days = daysFrom(SPACED_FROM, 99 * 365).map(dailyTarget)
    expect(days.filter((code, day) => days.slice(Math.max(0, day - 7), day).includes(code))).toEqual([])
    // Nor had any of the first days been that of the week before.
    const turn = daysFrom('2026-11-30', 14).map(dailyTarget)
    expect(turn.slice(7).filter((code, day) => turn.slice(day, day + 7).includes(code))).toEqual([])
  })

  it('gives each country 4.5 to 5.5 percent of twenty years', () => {
    for (const code of codes) {
      const share = spacedDays.filter((other) => other === code).length / spacedDays.length
      expect(share, code).toBeGreaterThan(0.045)
      expect(share, code).toBeLessThan(0.055)
    }
  })

  it('is reckoned from the days before it for a hundred years only, so that a clock that is far wrong is answered at once', () => {
    const beyond = daysFrom(LAST, 31).slice(1)
    expect(beyond.map(dailyTarget)).toEqual(beyond.map(hashedInTwenty))
  })

  it('stays what players have been and will be given: four hundred days that are pinned', () => {
    const days = Object.entries(goldenDays)
    expect(days).toHaveLength(400)
    for (const [date, code] of days) expect(dailyTarget(date as UtcDate), date).toBe(code)
    // On both sides of the day on which a week began to be left out.
    expect(days.map(([date]) => date)).toEqual(expect.arrayContaining(['2026-12-06', SPACED_FROM]))
  })
})

describe('the day', () => {
  it('changes at midnight UTC, whatever the clock on the wall says', () => {
    expect(new Date(2026, 0, 1).getTimezoneOffset()).not.toBe(0)
    expect(utcDateOf(Date.UTC(2026, 10, 21, 23, 59, 59, 999))).toBe('2026-11-21')
    expect(utcDateOf(Date.UTC(2026, 10, 22))).toBe('2026-11-22')
    expect(utcDateOf(Date.UTC(2028, 1, 29, 12))).toBe('2028-02-29')
  })
})

describe('a target that is due', () => {
  it('is of the first group that has another one than those before', () => {
    const groups = [[], ['FR', 'JP'], ['FR', 'JP', 'IT', 'NP']] as const
    for (let seed = 0; seed < 50; seed++) {
      expect(['FR', 'JP']).toContain(drawDue(groups, seed).target)
      expect(drawDue(groups, seed, { target: 'FR' })).toMatchObject({ target: 'JP', dealt: [] })
      const { target } = drawDue(groups, seed, { target: 'FR' }, { target: 'JP' })
      expect(['IT', 'NP']).toContain(target)
    }
  })

  it('is the one before where nothing else is due', () => {
    expect(drawDue([[], ['FR']], 1, { target: 'FR' })).toMatchObject({ target: 'FR' })
  })
})

describe('practice target', () => {
  const seeds = fc.integer({ min: 0, max: 0xffffffff })

  it('is never the one before', () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom(...codes), (seed, previous) => {
        expect(drawTarget(seed, previous).target).not.toBe(previous)
      }),
    )
  })

  it('stays what a seed has always dealt', () => {
    let draw = drawTarget(42)
    const dealt = [draw.target]
    for (let round = 1; round < 8; round++) {
      draw = drawTarget(draw.seed, draw.target)
      dealt.push(draw.target)
    }
    expect(dealt.join(' ')).toMatchInlineSnapshot(`"BR CN AR TR GB IN ZA US"`)
  })

  it('deals every country about equally often', () => {
    const rounds = 20_000
    const dealt = new Map<PlaceId, number>()
    let draw = drawTarget(2026)
    for (let round = 0; round < rounds; round++) {
      dealt.set(draw.target, (dealt.get(draw.target) ?? 0) + 1)
      draw = drawTarget(draw.seed, draw.target)
    }
    for (const code of codes) {
      expect(Math.abs(((dealt.get(code) ?? 0) * codes.length) / rounds - 1), code).toBeLessThan(0.15)
    }
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CountryCode } from '../../src/geo/countries'
import { decks } from '../../src/geo/decks'
import { type UtcDate, utcDateOf } from '../../src/machines/day'
import { drawDue, drawTarget as drawPracticeTarget } from '../../src/machines/schedule/deal'
import { dailyTarget, drawTarget } from '../../tools/puzzles'
import goldenDays from '../fixtures/goldenDays.json'

const DAY = 86_400_000
const codes = decks.twenty.codes

/** Ten years of dates from the first of January 2026. */
const dates = Array.from({ length: 3653 }, (_, day) => utcDateOf(Date.UTC(2026, 0, 1) + day * DAY))

describe('daily target', () => {
  it('is the same for a date at every call', () => {
    expect(dailyTarget('2026-11-21')).toBe(dailyTarget('2026-11-21'))
  })

  it('gives each country its share of ten years, within 35 percent', () => {
    const share = dates.length / codes.length
    for (const code of codes) {
      const days = dates.filter((date) => dailyTarget(date) === code).length
      expect(Math.abs(days / share - 1), code).toBeLessThan(0.35)
    }
  })

  it('does not tell tomorrow from today: successors are within chance', () => {
    const counts = new Map<string, number>()
    for (const [day, date] of dates.slice(1).entries()) {
      const pair = dailyTarget(dates[day] as (typeof dates)[number]) + dailyTarget(date)
      counts.set(pair, (counts.get(pair) ?? 0) + 1)
    }
    const expected = (dates.length - 1) / codes.length ** 2
    const chiSquare = codes
      .flatMap((a) => codes.map((b) => counts.get(a + b) ?? 0))
      .reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    expect(chiSquare).toBeLessThan(550)
    expect(chiSquare).toBeGreaterThan(280)
  })

  it('stays what players have been and will be given: four hundred days that are pinned', () => {
    const days = Object.entries(goldenDays)
    expect(days).toHaveLength(400)
    for (const [date, code] of days) expect(dailyTarget(date as UtcDate), date).toBe(code)
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
})

describe('practice in a large deck', () => {
  it('has dealt nothing once it has dealt everything, and begins anew', () => {
    const { targets } = decks.africa
    const last = { target: targets[0] as CountryCode, dealt: targets.slice(1) }
    const { target, dealt } = drawPracticeTarget('africa', 7, last)
    expect(dealt).toEqual([])
    expect(target).not.toBe(last.target)
    const [left, ...others] = targets
    expect(
      drawPracticeTarget('africa', 7, { target: others[0] as CountryCode, dealt: others }),
    ).toMatchObject({
      ...{ target: left, dealt: others },
    })
  })
})

describe('practice target', () => {
  const seeds = fc.integer({ min: 0, max: 0xffffffff })

  it('is never the one before', () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom(...codes), (seed, previous) => {
        expect(drawTarget(seed, previous).target).not.toBe(previous)
      }),
      { numRuns: 5000 },
    )
  })

  it('follows from the seed, and gives the seed of the next draw', () => {
    expect(drawTarget(42)).toEqual(drawTarget(42))
    expect(drawTarget(42).seed).not.toBe(42)
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
    const dealt = new Map<CountryCode, number>()
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

import { describe, expect, it } from 'vitest'
import { deckOf } from '../../src/geo/decks'
import type { PlaceId } from '../../src/geo/place'
import { REGION_DECK_NAMES } from '../../src/geo/regions/regionDecks'
import { targetOf } from '../../src/machines/schedule/dailies'
import { type UtcDate, utcDateOf } from '../../src/machines/schedule/day'
import { LAST } from '../../src/machines/schedule/twentySchedule'
import { APART, type Epoch, epochs, scheduleOf } from '../../src/machines/schedule/worldSchedule'
import { dailyTarget } from '../../tools/puzzles'
import goldenWorldDays from '../fixtures/goldenWorldDays.json'

const DAY = 86_400_000
const FIRST = '2026-01-01'

/** So many days from one on. */
function daysFrom(first: UtcDate, count: number): readonly UtcDate[] {
  return Array.from({ length: count }, (_, day) => utcDateOf(Date.parse(first) + day * DAY))
}

const world = (date: UtcDate) => targetOf({ deck: 'world', date })

/** Every pair of days on which the same country is sought with fewer than {@link APART} days from one to the other. */
function tooNear(codes: readonly PlaceId[]): readonly string[] {
  return codes.flatMap((code, day) =>
    codes.slice(Math.max(0, day - APART + 1), day).includes(code) ? [`${code} on day ${day}`] : [],
  )
}

describe('the country of a day of the world', () => {
  const dates = daysFrom(FIRST, 800)
  /** Found anew, and not as it is known from before. */
  const codesOf = (some = dates) => some.map(scheduleOf(epochs))

  it('is one that can be sought, and the same at every call', () => {
    const codes = codesOf()
    for (const code of codes) expect(deckOf('world').targets).toContain(code)
    expect(codesOf(dates.toReversed())).toEqual(codes.toReversed())
    expect(dates.map(world)).toEqual(codes)
  })

  it('comes once in each round of the whole deck', () => {
    const codes = codesOf()
    const all = epochs[0].targets.length
    expect(all).toBe(190)
    for (let round = 0; (round + 1) * all <= codes.length; round++)
      expect(new Set(codes.slice(round * all, (round + 1) * all)).size).toBe(all)
  })

  it('holds all of this for forty years', () => {
    const many = daysFrom(FIRST, 40 * 365)
    const codes = codesOf(many)
    expect(tooNear(codes)).toEqual([])
    expect(many.filter((date, day) => codes[day] === dailyTarget(date))).toEqual([])
  })

  it('stays what players have been and will be given: eight hundred days that are pinned', () => {
    const days = Object.entries(goldenWorldDays)
    expect(days).toHaveLength(800)
    const worldOn = scheduleOf(epochs)
    for (const [date, code] of days) expect(worldOn(date as UtcDate), date).toBe(code)
  })

  it('is that of the first day before the first', () => {
    expect(world('2025-07-01')).toBe(world(FIRST))
  })

  it('is there for any clock: that of the last day after the last, which reckons no more than that', () => {
    let looks = 0
    const epoch: Epoch = {
      first: FIRST,
      get targets() {
        looks++
        return epochs[0].targets
      },
    }
    const worldOn = scheduleOf([epoch])
    const last = worldOn(LAST)
    const before = looks
    expect(worldOn('9999-12-31')).toBe(last)
    expect(looks).toBe(before)
  })
})

describe('a new epoch', () => {
  const turn: UtcDate = '2027-03-01'
  const grown = (): Epoch => ({ first: turn, targets: [...epochs[0].targets, 'MC'] })
  const schedule = () => scheduleOf([epochs[0], grown()])

  it('leaves every day before it', () => {
    const changed = schedule()
    for (const [date, code] of Object.entries(goldenWorldDays))
      if (date < turn) expect(changed(date as UtcDate), date).toBe(code)
  })

  it('seeks the new country in each round from then on, and keeps the rules', () => {
    const changed = schedule()
    const after = daysFrom(turn, 191).map(changed)
    expect(after.filter((code) => code === 'MC')).toHaveLength(1)
    expect(new Set(after).size).toBe(191)
    const all = daysFrom(FIRST, 800)
    expect(tooNear(all.map(changed))).toEqual([])
    expect(all.filter((date) => changed(date) === dailyTarget(date))).toEqual([])
  })

  it('comes no earlier than 30 days after the last', () => {
    for (const [index, { first, targets }] of epochs.entries()) {
      expect(new Set(targets).size).toBe(targets.length)
      const next = epochs[index + 1]
      if (next) expect(Date.parse(next.first) - Date.parse(first)).toBeGreaterThanOrEqual(APART * DAY)
    }
  })
})

describe.each(REGION_DECK_NAMES)('the region of a day of %s', (deck) => {
  const { targets } = deckOf(deck)
  const codes = daysFrom('2026-11-01', 4 * 365).map((date) => targetOf({ deck, date }))

  it('comes once in each round, and not again within a third of the deck', () => {
    const apart = Math.floor(targets.length / 3)
    for (let day = 0; day + targets.length <= codes.length; day += targets.length)
      expect(new Set(codes.slice(day, day + targets.length))).toEqual(new Set(targets))
    expect(
      codes.flatMap((code, day) =>
        codes.slice(Math.max(0, day - apart + 1), day).includes(code) ? [day] : [],
      ),
    ).toEqual([])
  })
})

describe('the region of a published day', () => {
  it.each([
    ['US', 'AR WI TN AL NM MN ME SC CT PA'],
    ['DE', 'SH SN RP ST TH NW SL HE HB BW'],
    ['AU', 'TAS NSW WA ACT SA VIC NT QLD NT SA'],
  ] as const)('of %s stays what players have been given', (deck, given) => {
    const days = daysFrom('2026-11-01', 10).map((date) => targetOf({ deck, date }).replace(/.*-/, ''))
    expect(days.join(' ')).toBe(given)
  })
})

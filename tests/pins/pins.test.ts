import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wellLocated as wellLocatedText } from '../../scripts/wellKnown'
import { countries } from '../../src/geo/countries'
import { continentsOf, decks } from '../../src/geo/decks'
import { PINS_FROM, pinnedOn } from '../../src/machines/pins/pinnedCountries'
import {
  isAhead,
  PIN_TABLES,
  type Pin,
  type PinsDay,
  pinsStreakOf,
  pointsOf,
  totalOf,
} from '../../src/machines/pins/pins'
import { pinAt, withPin } from '../../src/machines/pins/pinsMode'
import { pinsTextOf } from '../../src/machines/pins/pinsShare'
import { pinsDays, readPinsDays } from '../../src/machines/pins/storedPins'
import { wellLocated } from '../../src/machines/pins/wellLocated'
import { dateOfDay, dayNumber, type UtcDate } from '../../src/machines/schedule/day'
import { hash } from '../../src/machines/schedule/hash'
import type { Spot } from '../../src/machines/series/questions'
import { outlinesOf } from '../../src/machines/sprint/outlines'
import { encodeBackup } from '../../src/machines/transfer/backup'
import { takeIn } from '../machines/backups'
import { memoryStore } from '../machines/memoryStore'

const NOON = (date: UtcDate) => Date.parse(`${date}T12:00Z`)

/** A day with pins at some places, a second apart. */
function playedOn(date: UtcDate, ...spots: readonly Spot[]): PinsDay {
  return spots.reduce<PinsDay>(
    (day, spot, index) => withPin(day, pinnedOn(date), { at: NOON(date) + index * 1000, spot }),
    { date, pins: [] },
  )
}

/** A day with pins at some distances, a second apart. */
function dayOf(date: UtcDate, distances: readonly number[], at = NOON(date)): PinsDay {
  return {
    date,
    pins: distances.map((distance, index) => ({ at: at + index * 1000, spot: [1.5, -2.25], distance })),
  }
}

const GOLDEN = ['RU DO CM JM PW', 'AU VE LT LB ST', 'MY LK OM SI ST']

const days = Array.from({ length: 2000 }, (_, index) => dateOfDay(dayNumber(PINS_FROM) + index))

describe('the countries of a day', () => {
  it('are these on these days, for good', () => {
    const dates: readonly UtcDate[] = ['2026-11-01', '2026-11-21', '2027-02-28']
    expect(dates.map((date) => pinnedOn(date).join(' '))).toEqual(GOLDEN)
  })

  it('are five, each once, and get harder: each from a later fifth of the countries by how well it is known where they are', () => {
    for (const date of days)
      expect(pinnedOn(date).map((code) => Math.floor(wellLocated.indexOf(code) / 38))).toEqual([
        0, 1, 2, 3, 4,
      ])
  })

  it('are in an order that its program still makes, the twenty in its first fifth', () => {
    expect(readFileSync('src/machines/pins/wellLocated.ts', 'utf8').trim()).toBe(wellLocatedText().trim())
    expect([...wellLocated].sort()).toEqual([...decks.world.targets].sort())
    expect(wellLocated.slice(0, 38)).toEqual(expect.arrayContaining([...decks.twenty.targets]))
  })

  it.each([
    ['most people find', ['GR', 'SE', 'NL', 'CH', 'KR', 'IE'], 0],
    ['many find', ['FI', 'PT', 'NO', 'SG', 'CU', 'KE', 'IL'], 1],
    ['few find', ['KM', 'KI', 'ST', 'SZ', 'TL', 'VU', 'PW', 'KN'], 4],
  ] as const)('come early or late as %s them', (_, codes, fifth) => {
    expect(codes.map((code) => [code, Math.floor(wellLocated.indexOf(code) / 38)])).toEqual(
      codes.map((code) => [code, fifth]),
    )
  })

  it('are never all on one continent', () => {
    const lonely = days.filter((date) => {
      const [first = [], ...others] = pinnedOn(date).map(continentsOf)
      return first.some((continent) => others.every((each) => each.includes(continent)))
    })
    expect(lonely).toEqual([])
  })

  it('come all in turn, and none again within nineteen days', () => {
    const last = new Map<string, number>()
    for (const [index, date] of days.entries())
      for (const code of pinnedOn(date)) {
        expect(index - (last.get(code) ?? -99)).toBeGreaterThanOrEqual(19)
        last.set(code, index)
      }
    expect(last.size).toBe(decks.world.targets.length)
  })

  it('leave the sprint as it is', () => {
    expect(outlinesOf({ deck: 'world', seed: 42 })).toHaveLength(190)
  })
})

describe('the points for a pin', () => {
  it.each([
    [0, 100],
    [24, 100],
    [26, 99],
    [500, 90],
    [2500, 50],
    [4974, 1],
    [4976, 0],
    [20_000, 0],
  ])('%i km away are %i', (distance, points) => {
    expect(pointsOf({ distance })).toBe(points)
  })
})

describe('the shared text', () => {
  const day = dayOf('2026-11-26', [0, 400, 2000, 4000, 9000])

  it('has the score, five squares by the points, and the address', () => {
    expect(totalOf(day)).toBe(272)
    expect(pinsTextOf(day, 'https://example.org/pins')).toBe(
      [
        'The World Outline Game · Five Pins · 2026-11-26 · 272/500',
        '🟩🟩🟨⬜⬜',
        'Play at https://example.org/pins #WorldOutline',
      ].join('\n'),
    )
  })

  it('says that a pin was a region of the list', () => {
    const [first, ...others] = day.pins
    const pins = [{ ...first, spot: 'polynesia' } as Pin, ...others]
    expect(pinsTextOf({ ...day, pins }, 'x')).toContain('272/500 📋\n')
  })
})

describe('the streak of Five Pins', () => {
  const full = [0, 0, 0, 0, 0]
  it.each([
    ['counts days of which all pins are set', [full, full, full], 3],
    ['stands while today is open', [full, full, []], 2],
    ['stands while today is under way', [full, full, [1, 2]], 2],
    ['is ended by a day that was begun and left open', [full, [1, 2], full], 1],
    ['is ended by a day that was not played', [full, [], full], 1],
  ])('%s', (_, played, streak) => {
    const kept = played.flatMap((distances, index) => {
      const date = dateOfDay(dayNumber('2026-11-19') + index)
      return distances.length === 0 ? [] : [dayOf(date, distances)]
    })
    expect(pinsStreakOf(kept, '2026-11-21')).toBe(streak)
  })

  it('goes on over a day of which pins are left where a rest day covers it, as one that was not played', () => {
    const week = Array.from({ length: 7 }, (_, day) => dayOf(dateOfDay(dayNumber('2026-11-01') + day), full))
    const last = dayOf('2026-11-09', full)
    expect(pinsStreakOf([...week, last], '2026-11-09')).toBe(8)
    expect(pinsStreakOf([...week, dayOf('2026-11-08', [0]), last], '2026-11-09')).toBe(8)
    expect(pinsStreakOf([...week, dayOf('2026-11-08', [])], '2026-11-08')).toBe(7)
  })

  it('leaves out a day that was played later', () => {
    const late = dayOf('2026-11-20', full, NOON('2026-11-21'))
    expect(pinsStreakOf([late, dayOf('2026-11-21', full)], '2026-11-21')).toBe(1)
  })
})

describe('a pin', () => {
  const day = dayOf('2026-11-20', [0])

  it('is not set without a place, nor once all are set', () => {
    expect(withPin(day, ['FR', 'DE'], { at: 1 })).toBe(day)
    expect(withPin(day, ['FR'], { at: 1, spot: [0, 0] })).toBe(day)
    expect(withPin(day, ['FR', 'DE'], { at: 1, spot: [0, 0] }).pins).toHaveLength(2)
  })

  it('of another day puts no day ahead', () => {
    expect(isAhead(dayOf('2026-11-20', [0, 0]), day)).toBe(true)
    expect(isAhead(dayOf('2026-11-21', [0, 0]), day)).toBe(false)
  })
})

it('is measured otherwise only with another version of the tables, by which stored pins are told from those of today', () => {
  const spots: readonly Spot[] = [[0, 0], [48.5, 9.25], [-33, 151], 'melanesia', 'easternAfrica']
  const measured = spots.flatMap((spot) => countries.map(({ id }) => pinAt(spot, id).distance))
  expect([PIN_TABLES, hash(measured.join())]).toEqual([1, 978_023_510])
})

describe('a stored day', () => {
  const day = playedOn('2026-11-20', [1.5, -2.25], [48, 2], [-40, -60])

  it('is read back as it was, also from a backup', () => {
    for (const each of [day, playedOn('2026-11-20', 'melanesia', 'southAmerica', [10, 20])]) {
      const store = memoryStore()
      pinsDays.write(store, each)
      expect(
        readPinsDays(memoryStore({ [pinsDays.keyOf(each)]: store.get(pinsDays.keyOf(each)) ?? '' })),
      ).toEqual([each])
      const other = memoryStore()
      takeIn(other, encodeBackup(store), '2026-11-21')
      expect(readPinsDays(other)).toEqual([each])
    }
  })

  it('that cannot have been played yet is left out of a backup', () => {
    const store = memoryStore()
    pinsDays.write(store, day)
    const other = memoryStore()
    takeIn(other, encodeBackup(store), '2026-11-19')
    expect(readPinsDays(other)).toEqual([])
  })

  it.each([
    ['under another date', '2026-11-19', {}],
    ['of no date', day.date, { date: 'today' }],
    ['without a pin', day.date, { pins: [] }],
    ['with six pins', day.date, { pins: Array(6).fill([1, [0, 0], 0]) }],
    ['with a pin off the Earth', day.date, { pins: [[1, [91, 0], 0]] }],
    ['with a region that is none', day.date, { pins: [[1, 'atlantis', 0]] }],
    ['with a distance below 0', day.date, { pins: [[1, [0, 0], -1]] }],
  ])('%s is not', (_, id, change) => {
    expect(pinsDays.decode({ ...pinsDays.encode(day), ...change }, id).kind).toBe('damaged')
  })

  it('is one for all tabs and devices, in whatever order they meet', () => {
    const pins = fc.array(
      fc.record<Pin>({
        at: fc.integer({ min: 1, max: 3 }),
        spot: fc.constantFrom<Pin['spot'][]>([0, 0], 'caribbean'),
        distance: fc.integer({ min: 0, max: 2 }),
      }),
      { minLength: 1, maxLength: 5 },
    )
    fc.assert(
      fc.property(fc.array(pins, { minLength: 2, maxLength: 4 }), (versions) => {
        const all = versions.map((each): PinsDay => ({ date: day.date, pins: each }))
        const meet = (list: readonly PinsDay[]) => {
          const store = memoryStore()
          for (const each of list) pinsDays.join(store, each)
          return readPinsDays(store)
        }
        expect(meet([...all].reverse())).toEqual(meet(all))
        for (const one of all)
          for (const other of all) expect(isAhead(one, other) && isAhead(other, one)).toBe(false)
      }),
    )
  })
})

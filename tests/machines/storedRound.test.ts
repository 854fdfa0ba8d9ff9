import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { UtcDate } from '../../src/machines/day'
import { eraseAll } from '../../src/machines/journal/erasure'
import { readDays } from '../../src/machines/journal/storedDays'
import { readRound, storedDayAt, storeKeyOf, writeRound } from '../../src/machines/journal/storedRound'
import { isOver, join } from '../../src/machines/round'
import { seasonOf } from '../../src/machines/season'
import { statisticsOf } from '../../src/machines/statistics'
import { dailyOf, practice } from '../../tools/puzzles'
import version1 from '../fixtures/version1.json'
import { memoryStore } from './memoryStore'
import { dayOf, roundOf, rounds } from './rounds'

const DATE = '2026-11-21'
const DAY = dailyOf(DATE)
const KEY = storeKeyOf(DAY)
const round = dayOf(DATE, 'FR', ['BR', 'EG'])
const old = (target: string, guesses: readonly string[]) => JSON.stringify({ version: 1, target, guesses })

const refusing = () => {
  throw new DOMException('full', 'QuotaExceededError')
}

describe('a stored round', () => {
  it('is given back as it was written, and each puzzle by itself', () => {
    const store = memoryStore()
    const practised = { ...roundOf('TH', ['JP'], practice), deal: 7 }
    writeRound(store, round)
    writeRound(store, practised)
    expect(readRound(store, DAY)).toEqual({ kind: 'round', round })
    expect(readRound(store, practice)).toEqual({ kind: 'round', round: practised })
    expect(readRound(store, dailyOf('2026-11-22'))).toEqual({ kind: 'blank' })
    expect(store.keys()).toEqual([KEY, 'world-outline.practice.twenty'])
  })

  it('is under a key of which version 1 of the program knows nothing', () => {
    expect(KEY.startsWith('outline.')).toBe(false)
  })

  it('that is damaged, or was written by a later version, is told and left where it is', () => {
    for (const [text, page] of [
      ['{"version":2,"targ', { kind: 'damaged', keys: [KEY] }],
      ['{"version":6}', { kind: 'later' }],
    ] as const) {
      const store = memoryStore({ [KEY]: text })
      expect(readRound(store, DAY)).toEqual(page)
      expect(store.get(KEY)).toBe(text)
    }
  })

  it('throws what the store throws', () => {
    expect(() => readRound({ ...memoryStore(), get: refusing }, DAY)).toThrow('full')
    expect(() => writeRound({ ...memoryStore(), set: refusing }, round)).toThrow('full')
  })
})

describe('what version 1 of the program stored, or stores in another tab', () => {
  const store = memoryStore(version1.store)
  const all = version1.days.map(({ date, target, guesses }) =>
    dayOf(date as UtcDate, target as 'IT', guesses as 'IT'[]),
  )

  it('opens intact: every day, the figures and the season, and practice', () => {
    expect(readDays(store, 'twenty')).toEqual(all)
    expect(statisticsOf(readDays(store, 'twenty'), version1.today as UtcDate)).toEqual({
      ...version1.statistics,
      later: { played: 0, won: 0 },
      harder: 0,
      restDays: { inStock: 0, inCurrent: 0, inLongest: 0 },
    })
    expect(seasonOf(readDays(store, 'twenty'), 'twenty')).toEqual(version1.season)
    const { target, guesses } = version1.practice
    const practised = roundOf(target as 'IT', guesses as 'IT'[], practice)
    expect(readRound(store, practice)).toEqual({ kind: 'round', round: practised })
  })

  it('is joined with what was stored since, whichever came first', () => {
    const both = memoryStore({ 'outline.day.2026-11-21': old('FR', ['JP', 'BR', 'FR']) })
    writeRound(both, round)
    const joined = dayOf(DATE, 'FR', ['JP', 'BR', 'FR'])
    expect(readRound(both, DAY)).toEqual({ kind: 'round', round: joined })
    expect(readDays(both, 'twenty')).toEqual([joined])
    writeRound(both, dayOf(DATE, 'FR', ['EG', 'FR']))
    expect(readDays(both, 'twenty')).toEqual([dayOf(DATE, 'FR', ['EG', 'FR'])])
  })

  it('is not read of practice once another round was dealt', () => {
    const both = memoryStore({ 'outline.practice': old('TH', ['TH']) })
    const dealt = { ...roundOf('JP', [], practice), deal: 7 }
    writeRound(both, dealt)
    expect(readRound(both, practice)).toEqual({ kind: 'round', round: dealt })
  })

  it('is not read of days up to the last erasing, of which an old tab does not know', () => {
    const erased = memoryStore(version1.store)
    eraseAll(erased, DATE)
    erased.set('outline.day.2026-11-20', old('FR', ['FR']))
    erased.set('outline.day.2026-11-21', old('FR', ['FR']))
    erased.set('outline.day.2026-11-22', old('FR', ['FR']))
    erased.set('outline.practice', old('TH', ['TH']))
    expect(readDays(erased, 'twenty')).toEqual([dayOf('2026-11-22', 'FR', ['FR'])])
    expect(readRound(erased, practice)).toEqual({ kind: 'blank' })
  })
})

describe('all days', () => {
  it('are those that can be read, in their order, and nothing of practice', () => {
    const store = memoryStore({
      [storeKeyOf(dailyOf('2026-11-22'))]: 'nonsense',
      [storeKeyOf(dailyOf('2026-11-23'))]: '{"version":6}',
      'world-outline.daily.twenty.2026-02-30': old('FR', ['FR']),
      'world-outline.practice.twenty': old('FR', ['FR']),
      'world-outline.daily.thirty.2026-11-01': old('FR', ['FR']),
      'outline.day.yesterday': '{}',
      'somebody.else': '{}',
    })
    writeRound(store, dayOf('2026-11-24', 'FR'))
    const dates = ['2026-11-21', '2025-12-31', '2026-02-01'] as const
    for (const date of dates) writeRound(store, dayOf(date, 'FR', ['BR']))
    expect(readDays(store, 'twenty').map(({ puzzle }) => puzzle.date)).toEqual(dates.toSorted())
  })

  it('are none in a store that refuses', () => {
    expect(readDays({ ...memoryStore(), keys: refusing }, 'twenty')).toEqual([])
  })

  it('are found by their keys, of any version', () => {
    expect(storedDayAt('outline.day.2026-11-21')).toEqual(DAY)
    expect(storedDayAt(KEY)).toEqual(DAY)
    for (const other of [
      'outline.practice',
      'outline.settings',
      'world-outline.practice.twenty',
      DATE,
      `x${KEY}`,
      // As long a beginning as ours, and another.
      `another-game..${KEY.slice(14)}`,
    ])
      expect(storedDayAt(other)).toBeUndefined()
  })

  it('take less than 400 kB in ten years', () => {
    const store = memoryStore()
    for (let day = 0; day < 3650; day++) {
      const date = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10) as UtcDate
      writeRound(store, dayOf(date, 'FR', ['BR', 'EG', 'IT', 'ES', 'GB', 'FR']))
    }
    const bytes = store.keys().reduce((sum, key) => sum + key.length + (store.get(key) ?? '').length, 0)
    expect(bytes).toBeLessThan(400_000)
    expect(readDays(store, 'twenty')).toHaveLength(3650)
  })
})

describe('two accounts of a round', () => {
  it('join without losing a guess while the round goes on', () => {
    fc.assert(
      fc.property(rounds, rounds, (a, b) => {
        const second = { ...a, guesses: b.guesses.filter((guess) => guess !== a.target) }
        if (isOver(a) || isOver(second)) return
        const { guesses } = join(a, second)
        const all = new Set([...a.guesses, ...second.guesses])
        if (all.size <= 6) expect(new Set(guesses)).toEqual(all)
        else expect(guesses).toHaveLength(6)
        expect(guesses.slice(0, a.guesses.length)).toEqual(a.guesses)
      }),
      { numRuns: 2000 },
    )
  })

  it('leave a finished round as it is', () => {
    const won = roundOf('FR', ['BR', 'FR'])
    expect(join(won, roundOf('FR', ['EG', 'IT', 'FR']))).toEqual(won)
    expect(join(roundOf('FR', ['EG']), won)).toEqual(won)
  })

  it('are not joined where they are of different rounds', () => {
    const first = roundOf('FR', ['EG'])
    expect(join(first, roundOf('JP', ['EG', 'JP']))).toBe(first)
    expect(join(first, { ...roundOf('FR', ['FR']), deal: 7 })).toBe(first)
  })

  it('change nothing when joined twice', () => {
    fc.assert(
      fc.property(rounds, rounds, (a, b) => {
        const second = { ...b, target: a.target, guesses: b.guesses.filter((guess) => guess !== a.target) }
        const once = join(a, second)
        expect(join(once, second)).toEqual(once)
        expect(join(once, once)).toEqual(once)
      }),
      { numRuns: 2000 },
    )
  })
})

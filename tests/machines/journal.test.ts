import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { join, keyOf, noteDay, readDay, readDays } from '../../src/machines/journal'
import { encodeRound } from '../../src/machines/record'
import { isOver } from '../../src/machines/round'
import { memoryStore } from './memoryStore'
import { rounds } from './rounds'

const DATE = '2026-11-21'
const KEY = keyOf(DATE)
const round = { target: 'FR', guesses: ['BR', 'EG'] } as const

const refusing = () => {
  throw new DOMException('full', 'QuotaExceededError')
}

describe('the journal', () => {
  it('gives back the day that was noted', () => {
    const store = memoryStore()
    expect(noteDay(store, { date: DATE, round })).toEqual(round)
    expect(readDay(store, DATE)).toEqual({ kind: 'round', round })
    expect(readDay(store, '2026-11-22')).toEqual({ kind: 'blank' })
  })

  it('keeps each day by itself', () => {
    const store = memoryStore()
    noteDay(store, { date: '2026-11-20', round: { target: 'PL', guesses: ['PL'] } })
    noteDay(store, { date: DATE, round })
    expect(readDays(store).map(({ date }) => date)).toEqual(['2026-11-20', '2026-11-21'])
    expect(store.keys()).toHaveLength(2)
  })

  it('joins what another tab has noted since', () => {
    const store = memoryStore()
    noteDay(store, { date: DATE, round: { target: 'FR', guesses: ['BR', 'PL'] } })
    expect(noteDay(store, { date: DATE, round })?.guesses).toEqual(['BR', 'PL', 'EG'])
  })

  it('sets aside what it cannot read, byte for byte, and leaves the day free', () => {
    const store = memoryStore({ [KEY]: '{"version":1,"targ' })
    expect(readDay(store, DATE)).toEqual({ kind: 'aside' })
    expect(store.get('outline.aside.day.2026-11-21')).toBe('{"version":1,"targ')
    expect(readDay(store, DATE)).toEqual({ kind: 'blank' })
  })

  it('never writes over what was set aside before', () => {
    const store = memoryStore({ [KEY]: 'second', 'outline.aside.day.2026-11-21': 'first' })
    readDay(store, DATE)
    expect(store.get('outline.aside.day.2026-11-21')).toBe('first')
    expect(store.get('outline.aside.day.2026-11-21.2')).toBe('second')
    store.set(KEY, 'third')
    readDay(store, DATE)
    expect(store.get('outline.aside.day.2026-11-21.3')).toBe('third')
  })

  it('leaves an unreadable day where it is when it cannot be set aside, and does not write over it', () => {
    const store = { ...memoryStore({ [KEY]: 'nonsense' }), set: refusing }
    expect(readDay(store, DATE)).toEqual({ kind: 'blocked' })
    expect(noteDay(store, { date: DATE, round })).toBeUndefined()
    expect(store.get(KEY)).toBe('nonsense')
  })

  it('says so when it cannot be read or written', () => {
    expect(readDay({ ...memoryStore(), get: refusing }, DATE)).toEqual({ kind: 'blocked' })
    expect(noteDay({ ...memoryStore(), set: refusing }, { date: DATE, round })).toBeUndefined()
    expect(readDays({ ...memoryStore(), keys: refusing })).toEqual([])
  })

  it('reads every day but those that are none', () => {
    const store = memoryStore({
      [keyOf('2026-11-20')]: encodeRound({ target: 'PL', guesses: ['PL'] }, '2026-11-20'),
      [keyOf('2026-11-21')]: 'nonsense',
      'outline.day.2026-02-30': encodeRound({ target: 'PL', guesses: ['PL'] }, '2026-02-30'),
      'outline.day.yesterday': '{}',
      'somebody.else': '{}',
    })
    expect(readDays(store)).toEqual([{ date: '2026-11-20', round: { target: 'PL', guesses: ['PL'] } }])
  })

  it('reads the days in their order, whatever the order of the store', () => {
    const store = memoryStore()
    const dates = ['2026-11-21', '2025-12-31', '2026-02-01'] as const
    for (const date of dates) noteDay(store, { date, round })
    expect(readDays(store).map(({ date }) => date)).toEqual(dates.toSorted())
  })

  it('takes no key for a day that only ends like one', () => {
    const store = memoryStore({ 'somebody.day2026-11-20': encodeRound(round, '2026-11-20') })
    expect('somebody.day'.length).toBe(keyOf(DATE).indexOf(DATE))
    expect(readDays(store)).toEqual([])
  })

  it('does not write to a day that it cannot read', () => {
    const written: string[] = []
    const set = (key: string) => void written.push(key)
    expect(noteDay({ ...memoryStore(), get: refusing, set }, { date: DATE, round })).toBeUndefined()
    expect(written).toEqual([])
  })

  it('takes less than 400 kB for ten years', () => {
    const store = memoryStore()
    for (let day = 0; day < 3650; day++) {
      const date = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10) as typeof DATE
      noteDay(store, { date, round: { target: 'FR', guesses: ['BR', 'EG', 'IT', 'ES', 'GB', 'FR'] } })
    }
    const bytes = store.keys().reduce((sum, key) => sum + key.length + (store.get(key) ?? '').length, 0)
    expect(bytes).toBeLessThan(400_000)
    expect(readDays(store)).toHaveLength(3650)
  })
})

describe('two accounts of a day', () => {
  it('join without losing a guess while the round goes on', () => {
    fc.assert(
      fc.property(rounds, rounds, (a, b) => {
        const second = { target: a.target, guesses: b.guesses.filter((guess) => guess !== a.target) }
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
    const won = { target: 'FR', guesses: ['BR', 'FR'] } as const
    expect(join(won, { target: 'FR', guesses: ['EG', 'IT', 'FR'] })).toEqual(won)
    expect(join({ target: 'FR', guesses: ['EG'] }, won)).toEqual(won)
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

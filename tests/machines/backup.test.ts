import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeBackup, encodeBackup, mergeDays } from '../../src/machines/backup'
import { type Day, noteDay, readDays } from '../../src/machines/journal'
import { memoryStore } from './memoryStore'
import { rounds } from './rounds'

const days: readonly Day[] = [
  { date: '2026-11-20', round: { target: 'PL', guesses: ['DE', 'PL'] } },
  { date: '2026-11-21', round: { target: 'FR', guesses: ['BR'] } },
]
const text = () => encodeBackup(days)
const changed = (change: object) => () => JSON.stringify({ ...JSON.parse(text()), ...change })

describe('a backup', () => {
  it('is read back as it was', () => {
    const dates = fc.constantFrom('2026-01-01', '2026-06-15', '2028-02-29') as fc.Arbitrary<Day['date']>
    fc.assert(
      fc.property(dates, rounds, (date, round) => {
        expect(decodeBackup(encodeBackup([{ date, round }]))).toEqual({
          kind: 'days',
          days: [{ date, round }],
        })
      }),
    )
  })

  it('does not show the answer of a day in progress', () => {
    expect(text()).not.toContain('FR')
  })

  it.each([
    [() => '', { fault: 'empty' }],
    [() => text().slice(0, 60), { fault: 'damaged' }],
    [() => ' \n\t', { fault: 'empty' }],
    [() => '{"game":"Another"}', { fault: 'foreign' }],
    [() => '[]', { fault: 'foreign' }],
    [changed({ version: 2 }), { fault: 'later' }],
    [changed({ days: { '2026-02-30': {} } }), { fault: 'date', date: '2026-02-30' }],
    [
      changed({ days: { '2026-11-20': { version: 1, target: 'PL', guesses: ['PL', 'PL'] } } }),
      { fault: 'round', date: '2026-11-20', of: 'twice' },
    ],
    [changed({ days: { '2026-11-20': 5 } }), { fault: 'round', date: '2026-11-20', of: 'foreign' }],
  ])('that is bad is refused as a whole, and why: %#', (bad, refusal) => {
    expect(decodeBackup(bad())).toEqual({ kind: 'refused', refusal })
  })

  it('never throws, whatever the file holds', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json(),
          fc.string(),
          fc.nat(text().length).map((end) => text().slice(0, end)),
        ),
        (bad) => {
          expect(['days', 'refused']).toContain(decodeBackup(bad).kind)
        },
      ),
      { numRuns: 2000 },
    )
  })
})

describe('merging a backup', () => {
  it('takes in what is new, day by day, and nothing the second time', () => {
    const store = memoryStore()
    noteDay(store, { date: '2026-11-19', round: { target: 'IT', guesses: ['IT'] } })
    expect(mergeDays(store, days)).toBe(2)
    expect(readDays(store)).toHaveLength(3)
    const before = store.keys().map((key) => store.get(key))
    expect(mergeDays(store, days)).toBe(0)
    expect(store.keys().map((key) => store.get(key))).toEqual(before)
  })

  it('does not undo what was finished here', () => {
    const store = memoryStore()
    const round = { target: 'PL', guesses: ['PL'] } as const
    noteDay(store, { date: '2026-11-20', round })
    mergeDays(store, days)
    expect(readDays(store)[0]?.round).toEqual(round)
  })

  it('is refused by a journal that cannot be read', () => {
    const get = () => {
      throw new Error('blocked')
    }
    expect(() => mergeDays({ ...memoryStore(), get }, days)).toThrow('The journal cannot be read')
  })

  it('leaves a day as it was that it had changed twice before the store was full', () => {
    const store = memoryStore()
    noteDay(store, { date: '2026-11-20', round: { target: 'PL', guesses: ['DE'] } })
    const before = store.keys().map((key) => [key, store.get(key)])
    let writes = 0
    const set = (key: string, value: string) => {
      if (++writes === 3) throw new Error('full')
      store.set(key, value)
    }
    const twice = (['IT', 'ES'] as const).map(
      (guess): Day => ({
        date: '2026-11-20',
        round: { target: 'PL', guesses: [guess] },
      }),
    )
    expect(() => mergeDays({ ...store, set }, [...twice, ...days.slice(1)])).toThrow('full')
    expect(store.keys().map((key) => [key, store.get(key)])).toEqual(before)
  })

  it('leaves everything as it was when the store is full halfway', () => {
    const store = memoryStore()
    noteDay(store, { date: '2026-11-20', round: { target: 'PL', guesses: ['DE'] } })
    const before = store.keys().map((key) => [key, store.get(key)])
    let writes = 0
    const full = {
      ...store,
      set: (key: string, value: string) => {
        if (++writes === 2) throw new Error('full')
        store.set(key, value)
      },
    }
    expect(() => mergeDays(full, days)).toThrow('full')
    expect(store.keys().map((key) => [key, store.get(key)])).toEqual(before)
  })
})

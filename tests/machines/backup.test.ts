import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { UtcDate } from '../../src/machines/day'
import { decodeBackup, encodeBackup, mergeBackup, siftDays } from '../../src/machines/journal/backup'
import { REVIEW, type Review } from '../../src/machines/journal/review'
import { readLog, writeReview } from '../../src/machines/journal/reviews'
import { readDays } from '../../src/machines/journal/storedDays'
import { writeRound } from '../../src/machines/journal/storedRound'
import { writeRun } from '../../src/machines/journal/storedRun'
import { standardRules } from '../../src/machines/rules'
import { dailyTarget } from '../../tools/puzzles'
import version1 from '../fixtures/version1.json'
import { played, sprint } from '../sprint/played'
import { memoryStore } from './memoryStore'
import { dayOf, rounds } from './rounds'

const days = [dayOf('2026-11-20', 'PL', ['DE', 'PL']), dayOf('2026-11-21', 'FR', ['BR'])]
const reviews: readonly Review[] = [
  { identity: 'practice.twenty.77', country: 'BR', at: 1_795_000_000_000, found: 2 },
  { identity: 'challenge.abc_-9.0', country: 'NP', at: 1_795_000_000_001, found: undefined },
]
const contents = { days, reviews, runs: [], records: [], league: [] }
const text = () => encodeBackup(contents)
const changed = (change: object) => () => JSON.stringify({ ...JSON.parse(text()), ...change })

describe('a backup', () => {
  it('is read back as it was', () => {
    const dates = fc.constantFrom<UtcDate>('2026-01-01', '2026-06-15', '2028-02-29')
    fc.assert(
      fc.property(dates, rounds, (date, { target, guesses }) => {
        const days = [dayOf(date, target, guesses)]
        expect(decodeBackup(encodeBackup({ days, reviews, runs: [], records: [], league: [] }))).toEqual({
          kind: 'contents',
          days,
          reviews,
          runs: [],
          records: [],
          league: [],
        })
      }),
    )
  })

  it('has of a round that told what fits that it did, which earlier programs refuse as of a later one', () => {
    const aided: Review = { identity: 'practice.twenty.78', country: 'FR', at: 7, found: 2, aided: true }
    const text = encodeBackup({ days, reviews: [...reviews, aided], runs: [], records: [], league: [] })
    expect(JSON.parse(text).reviews).toEqual({
      'practice.twenty.77': { version: 1, country: 'BR', at: 1_795_000_000_000, found: 2 },
      'challenge.abc_-9.0': { version: 1, country: 'NP', at: 1_795_000_000_001 },
      'practice.twenty.78': { version: 3, country: 'FR', at: 7, found: 2, aided: true },
    })
    const backup = decodeBackup(text)
    const store = memoryStore()
    if (backup.kind === 'contents') mergeBackup(store, backup)
    expect(readLog(store)).toEqual([...reviews, aided])
  })

  it('of version 1 is read as it was', () => {
    expect(decodeBackup(version1.backup)).toEqual({
      kind: 'contents',
      reviews: [],
      runs: [],
      records: [],
      league: [],
      days: version1.days.map(({ date, target, guesses }) =>
        dayOf(date as UtcDate, target as 'IT', guesses as 'IT'[]),
      ),
    })
  })

  it('says nothing of what it has none of, and is of a later version where a round has harder rules', () => {
    const [day] = days
    const encoded = (round = day) =>
      JSON.parse(encodeBackup({ days: round ? [round] : [], reviews: [], runs: [], records: [], league: [] }))
    expect(Object.keys(encoded())).toEqual(['game', 'version', 'days'])
    expect(encoded()).toMatchObject({ version: 2 })
    const rules = { ...standardRules, arrows: false }
    expect(encoded(day && { ...day, rules })).toMatchObject({ version: 3 })
    const world = {
      ...dayOf('2026-11-20', 'PL'),
      puzzle: { kind: 'daily', deck: 'world', date: '2026-11-20' },
    } as const
    expect(Object.keys(encoded(world))).toEqual(['game', 'version', 'days', 'decks'])
    expect(encoded(world)).toMatchObject({ days: {}, decks: { world: { '2026-11-20': { version: 2 } } } })
  })

  it('of the latest version is read', () => {
    expect(decodeBackup(changed({ version: 5 })())).toMatchObject({ kind: 'contents' })
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
    [changed({ version: 6 }), { fault: 'later' }],
    [changed({ decks: { africa: {} } }), { fault: 'later' }],
    [changed({ days: { '2026-02-30': {} } }), { fault: 'date', date: '2026-02-30' }],
    [
      changed({ days: { '2026-11-20': { version: 1, target: 'PL', guesses: ['PL', 'PL'] } } }),
      { fault: 'round', date: '2026-11-20', of: 'twice' },
    ],
    [changed({ reviews: { 'practice.twenty.77': { version: 4 } } }), { fault: 'later' }],
    [changed({ reviews: { 'practice.twenty.77': { version: 1 } } }), { fault: 'damaged' }],
    [
      changed({ reviews: { 'daily.twenty.2026-11-20.0': { version: 1, country: 'PL', at: 0 } } }),
      { fault: 'damaged' },
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
          expect(['contents', 'refused']).toContain(decodeBackup(bad).kind)
        },
      ),
      { numRuns: 2000 },
    )
  })
})

describe('merging a backup', () => {
  it('takes in what is new, day by day, and nothing the second time', () => {
    const store = memoryStore()
    writeRound(store, dayOf('2026-11-19', 'IT', ['IT']))
    expect(mergeBackup(store, contents)).toEqual({ days: 2, reviews: 2, league: 0 })
    expect(readDays(store, 'twenty')).toHaveLength(3)
    const before = store.keys().map((key) => store.get(key))
    expect(mergeBackup(store, contents)).toEqual({ days: 0, reviews: 0, league: 0 })
    expect(store.keys().map((key) => store.get(key))).toEqual(before)
  })

  it('does not undo what was finished here', () => {
    const store = memoryStore()
    const round = dayOf('2026-11-20', 'PL', ['PL'])
    writeRound(store, round)
    mergeBackup(store, contents)
    expect(readDays(store, 'twenty')[0]).toEqual(round)
  })

  it('is refused by a journal that cannot be read', () => {
    const get = () => {
      throw new Error('blocked')
    }
    expect(() => mergeBackup({ ...memoryStore(), get }, contents)).toThrow('blocked')
  })

  it('leaves a day as it was that it had changed twice before the store was full', () => {
    const store = memoryStore()
    writeRound(store, dayOf('2026-11-20', 'PL', ['DE']))
    const before = store.keys().map((key) => [key, store.get(key)])
    let writes = 0
    const set = (key: string, value: string) => {
      if (++writes === 3) throw new Error('full')
      store.set(key, value)
    }
    const twice = (['IT', 'ES'] as const).map((guess) => dayOf('2026-11-20', 'PL', [guess]))
    expect(() =>
      mergeBackup(
        { ...store, set },
        { days: [...twice, ...days.slice(1)], reviews: [], runs: [], records: [], league: [] },
      ),
    ).toThrow('full')
    expect(store.keys().map((key) => [key, store.get(key)])).toEqual(before)
  })

  it('leaves everything as it was when the store is full halfway', () => {
    const store = memoryStore()
    writeRound(store, dayOf('2026-11-20', 'PL', ['DE']))
    const before = store.keys().map((key) => [key, store.get(key)])
    let writes = 0
    const full = {
      ...store,
      set: (key: string, value: string) => {
        if (++writes === 2) throw new Error('full')
        store.set(key, value)
      },
    }
    expect(() => mergeBackup(full, contents)).toThrow('full')
    expect(store.keys().map((key) => [key, store.get(key)])).toEqual(before)
  })

  it('leaves everything as it was when the store is full before the last review', () => {
    const store = memoryStore()
    const set = (key: string, value: string) => {
      if (key.includes('challenge')) throw new Error('full')
      store.set(key, value)
    }
    expect(() => mergeBackup({ ...store, set }, contents)).toThrow('full')
    expect(store.keys()).toEqual([])
  })

  it('leaves a review as it is that is here, and adds the others', () => {
    const store = memoryStore()
    const [first, ...others] = reviews
    const here = { ...first, found: 1 } as Review
    writeReview(store, here)
    mergeBackup(store, { days: [], reviews, runs: [], records: [], league: [] })
    expect(readLog(store)).toEqual([here, ...others])
  })

  it('takes in a review that was damaged here, and keeps what was there aside', () => {
    const store = memoryStore({ 'world-outline.review.practice.twenty.77': '{"vers' })
    mergeBackup(store, { days: [], reviews, runs: [], records: [], league: [] })
    expect(readLog(store)).toHaveLength(2)
    expect(store.get('world-outline.quarantine.world-outline.review.practice.twenty.77')).toBe('{"vers')
  })

  it('leaves alone what a later version has written, and says so', () => {
    const later = '{"version":9}'
    const store = memoryStore({ 'world-outline.daily.twenty.2026-11-20': later })
    expect(() => mergeBackup(store, contents)).toThrow('A day cannot be read')
    expect(store.keys()).toEqual(['world-outline.daily.twenty.2026-11-20'])
  })

  it('takes in no day in place of a damaged one that cannot be put aside', () => {
    const key = 'world-outline.daily.twenty.2026-11-20'
    const store = memoryStore({ [key]: '{"vers' })
    const set = (key: string, text: string) => {
      if (key.includes('quarantine')) throw new Error('full')
      store.set(key, text)
    }
    expect(() => mergeBackup({ ...store, set }, contents)).toThrow('A day cannot be read')
    expect(store.get(key)).toBe('{"vers')
    const review = `${REVIEW}practice.twenty.77`
    const other = memoryStore({ [review]: '{"vers' })
    const setOther = (key: string, text: string) => {
      if (key.includes('quarantine')) throw new Error('full')
      other.set(key, text)
    }
    expect(() => mergeBackup({ ...other, set: setOther }, contents)).toThrow('A review cannot be read')
    expect(other.keys()).toEqual([review])
  })

  it('leaves the runs as they were when the store is full after them', () => {
    const before = played(sprint, ['right', 1000])
    const after = played(sprint, ['right', 1000], ['wrong', 1000])
    const store = memoryStore()
    writeRun(store, before)
    const other = { ...sprint, seed: 43 }
    const entries = store.keys().map((key) => [key, store.get(key)])
    const set = (key: string, text: string) => {
      if (key.startsWith(REVIEW)) throw new Error('full')
      store.set(key, text)
    }
    const runs = [after, played(other, ['right', 1000])]
    expect(() =>
      mergeBackup({ ...store, set }, { days: [], reviews, runs, records: [], league: [] }),
    ).toThrow('full')
    expect(store.keys().map((key) => [key, store.get(key)])).toEqual(entries)
  })

  it('takes in a day that was damaged here', () => {
    const store = memoryStore({ 'world-outline.daily.twenty.2026-11-20': '{"vers' })
    expect(mergeBackup(store, contents)).toEqual({ days: 2, reviews: 2, league: 0 })
    expect(readDays(store, 'twenty')).toEqual(days)
  })
})

describe('the days of a backup', () => {
  it('are left out where they are before the first or still to come, or have another target', () => {
    const [past, today, early, future, other] = [
      dayOf('2026-11-20', dailyTarget('2026-11-20'), ['EG']),
      dayOf('2026-11-21', dailyTarget('2026-11-21'), ['EG']),
      dayOf('2025-12-31', dailyTarget('2025-12-31'), ['EG']),
      dayOf('2026-11-22', dailyTarget('2026-11-22'), ['EG']),
      dayOf('2026-11-19', dailyTarget('2026-11-19') === 'FR' ? 'DE' : 'FR', ['EG']),
    ]
    expect(siftDays([past, today, early, future, other], '2026-11-21')).toEqual({
      possible: [past, today],
      others: [early, future, other],
    })
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { UtcDate } from '../../src/machines/day'
import { decodeBackup, encodeBackup, mergeBackup } from '../../src/machines/journal/backup'
import { eraseAll } from '../../src/machines/journal/erasure'
import { joined, MOST, nameFrom, type Result } from '../../src/machines/league/result'
import { daysIn, headToHead, standingsOf } from '../../src/machines/league/standings'
import { addToLeague, LEAGUE, readLeague, writeLeague } from '../../src/machines/league/storedLeague'
import type { DailyDeck } from '../../src/machines/schedule/dailies'
import { memoryStore } from '../machines/memoryStore'

const anna = (date: UtcDate, score: number): Result => ({ who: 'Anna', deck: 'twenty', date, score })
const ben = (date: UtcDate, score: number): Result => ({ who: 'Ben', deck: 'twenty', date, score })

/** Few names and days, so that many are of the same. */
const results: fc.Arbitrary<readonly Result[]> = fc.array(
  fc.record({
    who: fc.constantFrom('Anna', 'Ben', 'محمد'),
    deck: fc.constantFrom<DailyDeck>('twenty', 'world'),
    date: fc.constantFrom<UtcDate>('2026-11-18', '2026-11-19', '2026-11-20'),
    score: fc.integer({ min: 0, max: 6 }),
  }),
  { maxLength: 20 },
)

describe('the results of a league', () => {
  it('are the same in whatever order they came, and however often', () => {
    fc.assert(
      fc.property(results, results, results, (one, two, three) => {
        const all = joined(joined(one, two), three)
        expect(joined(three, joined(two, one))).toEqual(all)
        expect(joined(all, two)).toEqual(all)
        expect(joined([], all)).toEqual(all)
        expect(joined([...one, ...two, ...three].reverse(), [])).toEqual(all)
      }),
    )
  })

  it('have the worse of two for a day: what is not found, then the later guess', () => {
    const date = '2026-11-20'
    expect(joined([anna(date, 2)], [anna(date, 4)])).toEqual([anna(date, 4)])
    expect(joined([anna(date, 0)], [anna(date, 1)])).toEqual([anna(date, 0)])
    expect(joined([anna(date, 5)], [anna(date, 0)])).toEqual([anna(date, 0)])
  })

  it('lose the oldest days where there are too many', () => {
    const many = Array.from({ length: MOST + 5 }, (_, index) => ({
      ...anna('2026-11-20', 3),
      who: `Player ${index}`,
    }))
    const kept = joined(many, [{ ...anna('2026-01-01', 1) }])
    expect(kept).toHaveLength(MOST)
    expect(kept.every(({ date }) => date === '2026-11-20')).toBe(true)
  })

  it('are stored and read back, and what is stored of no known form is none', () => {
    fc.assert(
      fc.property(results, (some) => {
        const store = memoryStore()
        const all = joined(some, [])
        expect(addToLeague(store, some)).toBe(all.length)
        expect(readLeague(store)).toEqual(all)
        expect(addToLeague(store, some)).toBe(0)
      }),
    )
    for (const text of [
      '{',
      '{"version":2,"results":[]}',
      '{"version":1,"results":[["","twenty","2026-11-20",3]]}',
      `{"version":1,"results":[["${'x'.repeat(41)}","twenty","2026-11-20",3]]}`,
      '{"version":1,"results":[["Anna","moons","2026-11-20",3]]}',
      '{"version":1,"results":[["Anna","twenty","2026-02-30",3]]}',
      '{"version":1,"results":[["Anna","twenty","2026-11-20",-1]]}',
      '{"version":1,"results":[["Anna","twenty","2026-11-20",10]]}',
      '{"version":1,"results":[["Anna","twenty","2026-11-20","3"]]}',
      '{"version":1,"results":[["Anna","twenty","2026-11-20",3,1]]}',
      '{"version":1,"results":[[7,"twenty","2026-11-20",3]]}',
      '{"version":1,"results":[["Anna",["twenty"],"2026-11-20",3]]}',
      '{"version":1,"results":[{"0":"Anna","1":"twenty","2":"2026-11-20","3":3,"length":4}]}',
      '{"version":1,"results":[null]}',
      '{"version":1,"results":[["Anna","twenty","2026-11-20",1.5]]}',
    ])
      expect(readLeague(memoryStore({ [LEAGUE]: text }))).toEqual([])
    expect(readLeague(memoryStore())).toEqual([])
    const ninth = memoryStore({ [LEAGUE]: '{"version":1,"results":[["Anna","twenty","2026-11-20",9]]}' })
    expect(readLeague(ninth)).toEqual([anna('2026-11-20', 9)])
    const get = () => {
      throw new Error('blocked')
    }
    expect(readLeague({ get })).toEqual([])
    // What is there already is not written once more.
    const set = () => {
      throw new Error('full')
    }
    expect(addToLeague({ ...ninth, set }, [anna('2026-11-20', 3)])).toBe(0)
  })

  it('are gone when everything is erased, and leave no key when all are taken out', () => {
    const store = memoryStore()
    addToLeague(store, [anna('2026-11-20', 3)])
    eraseAll(store, '2026-11-21')
    expect(readLeague(store)).toEqual([])
    expect(store.keys()).not.toContain(LEAGUE)
    addToLeague(store, [anna('2026-11-20', 3)])
    writeLeague(store, [])
    expect(store.keys()).not.toContain(LEAGUE)
  })

  it('go along in a backup, which earlier programs take without them, and join those that are there', () => {
    const league = [anna('2026-11-19', 3), anna('2026-11-20', 2)]
    const text = encodeBackup({ days: [], reviews: [], runs: [], records: [], league })
    // Programs of before read the same keys of the same version.
    const { league: _, ...rest } = JSON.parse(text)
    expect(rest).toEqual(
      JSON.parse(encodeBackup({ days: [], reviews: [], runs: [], records: [], league: [] })),
    )
    const backup = decodeBackup(text)
    if (backup.kind !== 'contents') throw new Error('The backup is refused')
    const store = memoryStore()
    addToLeague(store, [anna('2026-11-20', 4), ben('2026-11-20', 1)])
    expect(mergeBackup(store, backup)).toEqual({ days: 0, reviews: 0, league: 1 })
    expect(readLeague(store)).toEqual([anna('2026-11-19', 3), anna('2026-11-20', 4), ben('2026-11-20', 1)])
    expect(mergeBackup(store, backup)).toEqual({ days: 0, reviews: 0, league: 0 })
  })

  it('of a backup are refused with it where one is broken, and a backup of before has none', () => {
    const text = encodeBackup({
      days: [],
      reviews: [],
      runs: [],
      records: [],
      league: [anna('2026-11-20', 3)],
    })
    expect(decodeBackup(text.replace('"twenty"', '"moons"'))).toEqual({
      kind: 'refused',
      refusal: { fault: 'damaged' },
    })
    const before = decodeBackup(encodeBackup({ days: [], reviews: [], runs: [], records: [], league: [] }))
    expect(before).toMatchObject({ kind: 'contents', league: [] })
    expect(encodeBackup({ days: [], reviews: [], runs: [], records: [], league: [] })).not.toContain('league')
  })

  it('of a backup are taken back where the store refuses them', () => {
    const backup = decodeBackup(
      encodeBackup({ days: [], reviews: [], runs: [], records: [], league: [anna('2026-11-20', 3)] }),
    )
    const store = memoryStore()
    const set = () => {
      throw new Error('full')
    }
    if (backup.kind === 'contents') expect(() => mergeBackup({ ...store, set }, backup)).toThrow('full')
    expect(store.keys()).toEqual([])
  })
})

describe('a name', () => {
  it('has nothing that is not seen or turns the direction of a text', () => {
    expect(nameFrom(' \u202eAn\u200bna\u2067\n')).toBe('An na')
    expect(nameFrom('An\u200b\u200b na')).toBe('An na')
    expect(nameFrom('~ ~Anna~')).toBe('Anna~')
    expect(nameFrom('Zoe\u0308')).toBe('Zoë')
    expect(nameFrom(`${'x'.repeat(39)} y`)).toBe('x'.repeat(39))
  })

  it('is the same when it is kept once more', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
        const name = nameFrom(text)
        expect(nameFrom(name)).toBe(name)
        expect([...name].length).toBeLessThanOrEqual(40)
        expect(name).not.toMatch(/[\p{Cc}\p{Cf}]/u)
      }),
    )
  })
})

describe('standings', () => {
  const league = [
    anna('2026-11-16', 2),
    anna('2026-11-17', 4),
    anna('2026-11-18', 0),
    anna('2026-11-19', 1),
    anna('2026-11-20', 2),
    ben('2026-11-17', 3),
    ben('2026-11-19', 1),
    ben('2026-11-20', 0),
  ]

  it('count days, wins, guesses of a win, and days that were won one after the other', () => {
    expect(standingsOf(league)).toEqual([
      { who: 'Anna', days: 5, won: 4, average: 2.25, streak: 2, longest: 2, scores: [1, 1, 2, 0, 1, 0, 0] },
      { who: 'Ben', days: 3, won: 2, average: 2, streak: 0, longest: 1, scores: [1, 1, 0, 1, 0, 0, 0] },
    ])
    expect(standingsOf([ben('2026-11-17', 0)])[0]).toMatchObject({ won: 0, average: undefined, longest: 0 })
  })

  it('put more wins first, then fewer guesses', () => {
    const names = (some: readonly Result[]) => standingsOf(some).map(({ who }) => who)
    expect(names([anna('2026-11-17', 3), ben('2026-11-17', 2)])).toEqual(['Ben', 'Anna'])
    expect(names([anna('2026-11-17', 3), anna('2026-11-18', 6), ben('2026-11-17', 1)])).toEqual([
      'Anna',
      'Ben',
    ])
  })

  it('put fewer days first where all else is level, and then the names in their order', () => {
    const names = (some: readonly Result[]) => standingsOf(some).map(({ who }) => who)
    const level = [anna('2026-11-17', 2), ben('2026-11-17', 2)]
    expect(names(level)).toEqual(['Anna', 'Ben'])
    expect(names([...level].reverse())).toEqual(['Anna', 'Ben'])
    expect(names([...level, anna('2026-11-18', 0)])).toEqual(['Ben', 'Anna'])
    expect(names([ben('2026-11-17', 0), anna('2026-11-18', 0), ben('2026-11-18', 0)])).toEqual([
      'Anna',
      'Ben',
    ])
    expect(names([ben('2026-11-17', 1), anna('2026-11-18', 0)])).toEqual(['Ben', 'Anna'])
  })

  it('are the same in whatever order the results are', () => {
    expect(standingsOf([...league].reverse())).toEqual(standingsOf(league))
    expect(daysIn([...league].reverse()).map(({ date }) => date)).toEqual(
      daysIn(league).map(({ date }) => date),
    )
  })

  it('have two head to head on the days that both have played', () => {
    expect(headToHead(league, 'Anna', 'Ben')).toEqual({ one: 1, other: 1, level: 1 })
    expect(headToHead(league, 'Ben', 'Anna')).toEqual({ one: 1, other: 1, level: 1 })
    expect(headToHead([...league, anna('2026-11-21', 1), ben('2026-11-21', 2)], 'Anna', 'Ben').one).toBe(2)
    expect(headToHead(league, 'Anna', 'Carl')).toEqual({ one: 0, other: 0, level: 0 })
  })

  it('have the days, the last one first', () => {
    const days = daysIn(league)
    expect(days.map(({ date }) => date)).toEqual([
      '2026-11-20',
      '2026-11-19',
      '2026-11-18',
      '2026-11-17',
      '2026-11-16',
    ])
    expect([...(days[0]?.scores ?? [])]).toEqual([
      ['Anna', 2],
      ['Ben', 0],
    ])
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { writeSettings } from '../../src/machines/journal/settings'
import { writeRound } from '../../src/machines/journal/storedRound'
import { leagueResults } from '../../src/machines/league/ownResults'
import { joined, MAX_RESULTS, nameFrom, type Result } from '../../src/machines/league/result'
import { daysIn, headToHead, standingsOf } from '../../src/machines/league/standings'
import { addToLeague, league, readLeague, writeLeague } from '../../src/machines/league/storedLeague'
import type { DailyDeck } from '../../src/machines/schedule/dailies'
import type { UtcDate } from '../../src/machines/schedule/day'
import { encodeBackup } from '../../src/machines/transfer/backup'
import { decodeBackup, takeIn } from '../machines/backups'
import { memoryStore, refuse } from '../machines/memoryStore'
import { dayOf } from '../machines/rounds'

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
  it('have one’s own finished days, and under one’s own name what a chat has under it', () => {
    const store = memoryStore()
    writeRound(store, dayOf('2026-11-18', 'FR', ['IT', 'FR']))
    writeRound(store, dayOf('2026-11-19', 'FR', ['IT', 'ES', 'DE', 'GB', 'JP', 'BR']))
    writeRound(store, dayOf('2026-11-20', 'FR', ['IT']))
    const own = (date: UtcDate, score: number) => ({ ...anna(date, score), who: '' })
    expect(leagueResults(store)).toEqual([own('2026-11-18', 2), own('2026-11-19', 0)])
    addToLeague(store, [anna('2026-11-17', 3), anna('2026-11-18', 4), ben('2026-11-18', 1)])
    expect(leagueResults(store).filter(({ who }) => who === 'Anna')).toHaveLength(2)
    writeSettings(store, { leagueName: 'Anna' })
    expect(leagueResults(store)).toEqual(
      joined([own('2026-11-17', 3), own('2026-11-18', 4), own('2026-11-19', 0)], [ben('2026-11-18', 1)]),
    )
  })

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
    const many = Array.from({ length: MAX_RESULTS + 5 }, (_, index) => ({
      ...anna('2026-11-20', 3),
      who: `Player ${index}`,
    }))
    const kept = joined(many, [{ ...anna('2026-01-01', 1) }])
    expect(kept).toHaveLength(MAX_RESULTS)
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
    const row = ['Anna', 'twenty', '2026-11-20', 9] as const
    const withRow = (row: unknown) =>
      memoryStore({ [league.prefix]: JSON.stringify({ version: 1, results: [row] }) })
    expect(readLeague(withRow(row))).toEqual([anna('2026-11-20', 9)])
    for (const bad of [
      ['', ...row.slice(1)],
      ['x'.repeat(41), ...row.slice(1)],
      [7, ...row.slice(1)],
      ['Anna', 'moons', '2026-11-20', 3],
      ['Anna', 'twenty', '2026-02-30', 3],
      ...[-1, 10, '3', 1.5].map((score) => ['Anna', 'twenty', '2026-11-20', score]),
      [...row, 1],
      { ...row, length: 4 },
      null,
    ])
      expect(readLeague(withRow(bad)), JSON.stringify(bad)).toEqual([])
    expect(readLeague(memoryStore())).toEqual([])
    expect(readLeague({ get: refuse })).toEqual([])
    // What is there already is not written once more.
    expect(addToLeague({ ...withRow(row), set: refuse }, [anna('2026-11-20', 3)])).toBe(0)
  })

  it('take the place of those that were there, and leave no key when there are none', () => {
    const store = memoryStore()
    expect(addToLeague(store, [])).toBe(0)
    expect(store.keys()).toEqual([])
    addToLeague(store, [anna('2026-11-20', 3)])
    writeLeague(store, [ben('2026-11-20', 1)])
    expect(readLeague(store)).toEqual([ben('2026-11-20', 1)])
    writeLeague(store, [])
    expect(store.keys()).toEqual([])
  })

  it('go along in a backup, and join those that are there', () => {
    const source = memoryStore()
    addToLeague(source, [anna('2026-11-19', 3), anna('2026-11-20', 2)])
    const text = encodeBackup(source)
    const store = memoryStore()
    addToLeague(store, [anna('2026-11-20', 4), ben('2026-11-20', 1)])
    expect(takeIn(store, text)).toEqual({ days: 0, others: 0, league: 1 })
    expect(readLeague(store)).toEqual([anna('2026-11-19', 3), anna('2026-11-20', 4), ben('2026-11-20', 1)])
    expect(takeIn(store, text)).toEqual({ days: 0, others: 0, league: 0 })
    expect(decodeBackup(text.replace('"twenty"', '"moons"'), '2026-11-21')).toMatchObject({
      left: ['league'],
    })
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
      fc.property(
        fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)), maxLength: 80 }),
        (text) => {
          const name = nameFrom(text)
          expect(nameFrom(name)).toBe(name)
          expect([...name].length).toBeLessThanOrEqual(40)
          expect(name).not.toMatch(/[\p{Cc}\p{Cf}]/u)
        },
      ),
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

  it('count days, wins, guesses of a win, and days that were played one after the other', () => {
    expect(standingsOf(league)).toEqual([
      { who: 'Anna', days: 5, won: 4, average: 2.25, streak: 5, longest: 5, scores: [1, 1, 2, 0, 1, 0, 0] },
      { who: 'Ben', days: 3, won: 2, average: 2, streak: 2, longest: 2, scores: [1, 1, 0, 1, 0, 0, 0] },
    ])
    expect(standingsOf([ben('2026-11-17', 0)])[0]).toMatchObject({ won: 0, average: undefined, longest: 1 })
  })

  it.each<readonly [why: string, results: readonly Result[], first: string]>([
    ['fewer guesses', [anna('2026-11-17', 3), ben('2026-11-17', 2)], 'Ben'],
    ['more wins', [anna('2026-11-17', 3), anna('2026-11-18', 6), ben('2026-11-17', 1)], 'Anna'],
    ['the name where all is level', [ben('2026-11-17', 2), anna('2026-11-17', 2)], 'Anna'],
    ['fewer days', [anna('2026-11-17', 2), ben('2026-11-17', 2), anna('2026-11-18', 0)], 'Ben'],
    ['the only win', [ben('2026-11-17', 1), anna('2026-11-18', 0)], 'Ben'],
  ])('put who has %s first', (_, some, first) => {
    expect(standingsOf(some)[0]?.who).toBe(first)
  })

  it('are the same in whatever order the results are, and so are the days, the latest first', () => {
    const three = [...league, ben('2026-11-18', 6), { ...anna('2026-11-19', 2), who: 'Carl' }]
    for (const turn of three.keys()) {
      const turned = [...three.slice(turn), ...three.slice(0, turn)].reverse()
      expect(standingsOf(turned)).toEqual(standingsOf(three))
      expect(daysIn(turned).map(({ date }) => date)).toEqual([
        '2026-11-20',
        '2026-11-19',
        '2026-11-18',
        '2026-11-17',
        '2026-11-16',
      ])
    }
  })

  it('have two head to head on the days that both have played', () => {
    expect(headToHead(league, 'Anna', 'Ben')).toEqual({ one: 1, other: 1, level: 1 })
    expect(headToHead(league, 'Ben', 'Anna')).toEqual({ one: 1, other: 1, level: 1 })
    expect(headToHead([...league, anna('2026-11-21', 1), ben('2026-11-21', 2)], 'Anna', 'Ben').one).toBe(2)
    expect(headToHead(league, 'Anna', 'Carl')).toEqual({ one: 0, other: 0, level: 0 })
  })
})

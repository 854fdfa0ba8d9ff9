import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  dayAfter,
  dayStatusOf,
  daysOf,
  deckIn,
  monthAfter,
  monthIn,
  monthOf,
  requestOf,
  unplayedDay,
  weekdayOf,
} from '../../src/machines/journal/archive'
import { writeRound } from '../../src/machines/journal/storedRound'
import { calendarPageOf, pastPageOf, playPageOf, sharedPageOf } from '../../src/machines/rules/dayPages'
import { newRound } from '../../src/machines/rules/round'
import { isUtcDate, type UtcDate } from '../../src/machines/schedule/day'
import { dailyOf } from '../../tools/puzzles'
import { memoryStore, refuse } from './memoryStore'
import { dayOf } from './rounds'

const TODAY = '2026-11-21'

describe('what an address asks for', () => {
  it.each([
    ['2026-03-04', { kind: 'day', puzzle: dailyOf('2026-03-04') }],
    ['2026-01-01', { kind: 'day', puzzle: dailyOf('2026-01-01') }],
    [TODAY, { kind: 'day', puzzle: dailyOf(TODAY) }],
    ['2026-11-22', { kind: 'future' }],
    ['9999-12-31', { kind: 'future' }],
    ['2025-12-31', { kind: 'early' }],
    ['2026-02-30', { kind: 'none' }],
    ['2026-3-4', { kind: 'none' }],
    ['yesterday', { kind: 'none' }],
    ['', { kind: 'none' }],
    ['unplayed', { kind: 'unplayed', deck: 'twenty' }],
  ])('as %s is a day that can be played, or says what it is', (day, request) => {
    expect(requestOf(day, deckIn(null), TODAY)).toEqual(request)
  })

  it('has the deck of a day, if that has days', () => {
    for (const deck of ['world', 'twenty'])
      expect(requestOf('2026-03-04', deckIn(deck), TODAY)).toMatchObject({ puzzle: { deck } })
    for (const name of ['africa', 'World', '', 'constructor'])
      expect(requestOf('2026-03-04', deckIn(name), TODAY)).toEqual({ kind: 'none' })
  })

  it('never is a day outside the calendar, whatever the text says', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{4}-\d\d-\d\d$/)), (text) => {
        const request = requestOf(text, 'twenty', TODAY)
        if (request.kind !== 'day') return
        expect(isUtcDate(text) && text >= '2026-01-01' && text <= TODAY).toBe(true)
      }),
    )
  })

  it('begins for regions with their release', () => {
    expect(requestOf('2026-10-31', 'US', TODAY)).toEqual({ kind: 'early' })
    expect(requestOf('2026-11-01', 'US', TODAY)).toMatchObject({ kind: 'day' })
    expect(monthIn('2026-10', 'US', TODAY)).toBe('2026-11')
  })

  it('has a month that has days, and else that of today', () => {
    expect(monthIn('2026-03', 'twenty', TODAY)).toBe('2026-03')
    expect(monthIn('2026-01', 'twenty', TODAY)).toBe('2026-01')
    for (const text of [null, '', '2025-12', '2026-12', '2026-13', '2026-1', '2026-03-04'])
      expect(monthIn(text, 'twenty', TODAY)).toBe('2026-11')
  })
})

describe('the calendar', () => {
  it('has every day once, each in its month, in ten years with their leap days', () => {
    let date: UtcDate = '2026-01-01'
    for (let month = monthOf(date); month < '2036-01'; month = monthAfter(month, 1))
      for (const day of daysOf(month)) {
        expect(day).toBe(date)
        date = dayAfter(date, 1)
      }
    expect(date).toBe('2036-01-01')
    expect(daysOf('2028-02')).toHaveLength(29)
    expect(monthAfter('2026-01', -1)).toBe('2025-12')
  })

  it('knows the days of the week', () => {
    expect(['2026-11-16', '2026-11-21', '2026-11-22'].map((date) => weekdayOf(date as UtcDate))).toEqual([
      1, 6, 7,
    ])
  })
})

describe('how a day stands', () => {
  it('is not played for the last day before today that was not begun, until there is none', () => {
    const store = memoryStore()
    expect(unplayedDay(store, 'twenty', TODAY)).toBe('2026-11-20')
    writeRound(store, dayOf('2026-11-20', 'FR', ['IT']))
    writeRound(store, dayOf('2026-11-19', 'FR'))
    expect(unplayedDay(store, 'twenty', TODAY)).toBe('2026-11-19')
    expect(unplayedDay(store, 'twenty', '2026-01-02')).toBe('2026-01-01')
    for (let date: UtcDate = '2026-01-01'; date < TODAY; date = dayAfter(date, 1))
      writeRound(store, dayOf(date, 'FR', ['FR']))
    expect(unplayedDay(store, 'twenty', TODAY)).toBeUndefined()
    expect(unplayedDay(store, 'twenty', '2026-01-01')).toBeUndefined()
    expect(unplayedDay({ ...store, keys: refuse }, 'twenty', TODAY)).toBe('2026-11-20')
  })
})

describe('the page where a day is played', () => {
  it('is the daily one, or that of the past day where it was played later', () => {
    const round = dayOf('2026-03-04', 'FR', ['FR'])
    expect(sharedPageOf(round)).toBe('daily')
    expect(sharedPageOf({ ...round, begun: '2026-11-21' })).toBe('atlas/album?day=2026-03-04')
    const puzzle = { kind: 'daily', deck: 'world', date: '2026-03-04' } as const
    const world = { ...newRound(puzzle, 'FR'), puzzle }
    expect(sharedPageOf(world)).toBe('world')
    expect(sharedPageOf({ ...world, begun: '2026-11-21' })).toBe('atlas/album?day=2026-03-04&deck=world')
    expect(pastPageOf(dailyOf('2026-03-04'))).toBe('atlas/album?day=2026-03-04')
    expect([calendarPageOf('twenty'), calendarPageOf('world')]).toEqual([
      'atlas/album',
      'atlas/album?deck=world',
    ])
  })
})

describe('a day in the calendar', () => {
  const WRONG = ['IT', 'ES', 'DE', 'GB', 'JP', 'BR'] as const
  it.each([
    ['without a guess', [], { kind: 'unplayed' }],
    ['with one', WRONG.slice(0, 1), { kind: 'begun', isLate: false }],
    ['that was won', ['IT', 'FR'], { kind: 'won', target: 'FR', guesses: 2, isLate: false }],
    ['that was lost', WRONG, { kind: 'lost', target: 'FR', isLate: false }],
  ] as const)('%s is shown as that, played later too', (_, guesses, status) => {
    const round = dayOf('2026-11-20', 'FR', guesses)
    expect(dayStatusOf(round)).toEqual(status)
    const late = { ...status, ...('isLate' in status && { isLate: true }) }
    expect(dayStatusOf({ ...round, begun: TODAY })).toEqual(late)
    expect(dayStatusOf(undefined)).toEqual({ kind: 'unplayed' })
  })

  it('is played on the page of the day while it lasts, and later in the archive', () => {
    const day = dailyOf(TODAY)
    expect(playPageOf(day, TODAY)).toBe('daily')
    for (const later of ['2026-11-22', undefined] as const)
      expect(playPageOf(day, later)).toBe(`atlas/album?day=${TODAY}`)
  })
})

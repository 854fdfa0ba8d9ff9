import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reminderFileOf } from '../../src/machines/transfer/reminder'
import { calendarIn, textIn, valueIn } from './calendarReader'

const some = {
  title: 'Daily Puzzle',
  address: 'https://example.org/game/daily',
  hour: 8,
  next: { date: '2026-11-30', minutes: 60 },
  at: Date.UTC(2026, 10, 29, 9, 5, 7),
  seed: 4_294_967_295,
} as const

const readOf = (changes: Partial<Parameters<typeof reminderFileOf>[0]> = {}) => {
  const calendar = calendarIn(new TextEncoder().encode(reminderFileOf({ ...some, ...changes })))
  const [event, ...others] = calendar.parts
  if (event === undefined || others.length > 0) throw new Error('Not one event')
  return { calendar, event }
}

describe('the file of a reminder', () => {
  it('is a calendar with one event, at the same local hour every day, and an alarm when it begins', () => {
    const { calendar, event } = readOf()
    expect([calendar.name, valueIn(calendar, 'VERSION')]).toEqual(['VCALENDAR', '2.0'])
    expect(textIn(calendar, 'PRODID')).not.toBe('')
    expect(event.name).toBe('VEVENT')
    // Without a zone behind it, a time is that of the clock wherever the person is.
    expect(valueIn(event, 'DTSTART')).toBe('20261130T080000')
    expect(valueIn(event, 'RRULE')).toBe('FREQ=DAILY')
    expect(valueIn(event, 'DTSTAMP')).toBe('20261129T090507Z')
    expect(valueIn(event, 'URL')).toBe(some.address)
    expect(textIn(event, 'DESCRIPTION')).toBe(some.address)
    // It takes nobody's time from others who look at the calendar.
    expect(valueIn(event, 'TRANSP')).toBe('TRANSPARENT')
    expect(event.parts.map(({ name }) => name)).toEqual(['VALARM'])
    const [alarm] = event.parts as [(typeof event.parts)[number]]
    expect([valueIn(alarm, 'ACTION'), valueIn(alarm, 'TRIGGER')]).toEqual(['DISPLAY', 'PT0S'])
    expect(textIn(alarm, 'DESCRIPTION')).toBe(some.title)
  })

  it.each([
    ['east of Greenwich', 8, '2026-11-30', 60, '20261130T080000'],
    ['in the hour in which the next puzzle comes', 1, '2026-11-30', 60, '20261130T010000'],
    ['before that hour', 0, '2026-11-30', 60, '20261201T000000'],
    ['where half an hour is missing', 5, '2026-11-30', 330, '20261201T050000'],
    ['west of Greenwich, still on the same evening', 20, '2026-11-29', 1140, '20261129T200000'],
    ['west of Greenwich, on the morning after', 8, '2026-11-29', 1140, '20261130T080000'],
    ['on the last day of a year', 0, '2026-12-31', 60, '20270101T000000'],
  ] as const)(
    'begins with the first such hour that has the next puzzle: %s',
    (_, hour, date, minutes, start) => {
      expect(valueIn(readOf({ hour, next: { date, minutes } }).event, 'DTSTART')).toBe(start)
    },
  )

  it('is another event each time that it is made', () => {
    const idOf = (changes: Parameters<typeof readOf>[0]) => valueIn(readOf(changes).event, 'UID')
    expect(new Set([idOf({}), idOf({ seed: 1 }), idOf({ at: some.at + 1000 })])).toHaveLength(3)
    expect(idOf({})).toMatch(/^\S+@example\.org$/)
  })

  it('has any title and any address as it is, in lines that are not too long and cut no character', () => {
    const title = fc.string({ unit: fc.constantFrom(...'aé外🏔ع;,\\\n:"'), maxLength: 200, size: 'max' })
    const page = fc.string({ unit: fc.constantFrom(...'aZ09-._~?=&%'), maxLength: 200, size: 'max' })
    fc.assert(
      fc.property(title, page, (words, path) => {
        const address = `https://example.org/${path}`
        const { event } = readOf({ title: words, address })
        expect(textIn(event, 'SUMMARY')).toBe(words)
        expect(valueIn(event, 'URL')).toBe(address)
      }),
    )
  })
})

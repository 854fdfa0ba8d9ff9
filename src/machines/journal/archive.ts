import { DAY_MS, isUtcDate, type UtcDate, utcDateOf } from '../day'
import type { DailyPuzzle } from '../puzzle'
import { DAILY_DECKS, type DailyDeck, dailies } from '../schedule/dailies'
import type { Store } from '../store/store'
import { readDays } from './storedRound'

/** The first day that can be played, with every deck that has days. */
export const FIRST_DAY: UtcDate = '2026-01-01'

/** A month of the calendar, `YYYY-MM`. */
export type Month = `${number}-${number}`

/** What an address asks for: a day that can be played, the last one that was not played, or none that there is. */
export type DayRequest =
  | { readonly kind: 'day'; readonly puzzle: DailyPuzzle }
  | { readonly kind: 'unplayed'; readonly deck: DailyDeck }
  | { readonly kind: 'future' | 'early' | 'none' }

/** What is asked for with `day`, a text from outside, and the deck of {@link deckIn}. */
export function requestOf(day: string, deck: DailyDeck | undefined, today: UtcDate): DayRequest {
  if (deck === undefined) return { kind: 'none' }
  if (day === 'unplayed') return { kind: 'unplayed', deck }
  if (!isUtcDate(day)) return { kind: 'none' }
  if (day < FIRST_DAY) return { kind: 'early' }
  return day > today ? { kind: 'future' } : { kind: 'day', puzzle: { kind: 'daily', deck, date: day } }
}

/**
 * The deck that an address names: the twenty where it names none; `undefined` where there is none of that name with days.
 */
export function deckIn(name: string | null): DailyDeck | undefined {
  return DAILY_DECKS.find((deck) => name === deck || name === dailies[deck].inAddress)
}

/** The month that an address names, if it has days up to `today`; else that of today. */
export function monthIn(text: string | null, today: UtcDate): Month {
  const first = `${text}-01`
  return isUtcDate(first) && isPlayable(first, today) ? monthOf(first) : monthOf(today)
}

/** The month of a day. */
export function monthOf(date: UtcDate): Month {
  return date.slice(0, 7) as Month
}

/** The month that is so many months later, or earlier. */
export function monthAfter(month: Month, months: number): Month {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return monthOf(utcDateOf(Date.UTC(year, number - 1 + months, 1)))
}

/** The day that is so many days later, or earlier. */
export function dayAfter(date: UtcDate, days: number): UtcDate {
  return utcDateOf(Date.parse(date) + days * DAY_MS)
}

/** The days of a month, the first one first. */
export function daysOf(month: Month): readonly UtcDate[] {
  const first = `${month}-01` as UtcDate
  const length = Number(dayAfter(`${monthAfter(month, 1)}-01` as UtcDate, -1).slice(-2))
  return Array.from({ length }, (_, index) => dayAfter(first, index))
}

/** The day of the week, from 1 for Monday to 7 for Sunday (ISO 8601). */
export function weekdayOf(date: UtcDate): number {
  return new Date(date).getUTCDay() || 7
}

/** Whether a day can be played. */
export function isPlayable(date: UtcDate, today: UtcDate): boolean {
  return date >= FIRST_DAY && date <= today
}

/** The last day before today of which nothing has been played; `undefined` where there is none. */
export function unplayedDay(store: Store, deck: DailyDeck, today: UtcDate): UtcDate | undefined {
  const begun = new Set(readDays(store, deck).map(({ puzzle }) => puzzle.date))
  for (let date = dayAfter(today, -1); date >= FIRST_DAY; date = dayAfter(date, -1))
    if (!begun.has(date)) return date
  return undefined
}

import type { PlaceId } from '../../geo/place'
import type { DailyPuzzle } from '../rules/puzzle'
import { isFound, isLate, isOver, type Round } from '../rules/round'
import { DAILY_DECKS, type DailyDeck, dailies } from '../schedule/dailies'
import { DAY_MS, isUtcDate, type UtcDate, utcDateOf } from '../schedule/day'
import type { Store } from '../store/store'
import { readDays } from './storedRound'

/** Calendar month, `YYYY-MM`. */
export type Month = `${number}-${number}`

/** Day requested by an address: a playable day, the latest unplayed day, or a day that does not exist. */
export type DayRequest =
  | { readonly kind: 'day'; readonly puzzle: DailyPuzzle }
  | { readonly kind: 'unplayed'; readonly deck: DailyDeck }
  | { readonly kind: 'future' | 'early' | 'none' }

/** Interprets the query parameter `day`, a text from outside, for the deck found by {@link deckIn}. */
export function requestOf(day: string, deck: DailyDeck | undefined, today: UtcDate): DayRequest {
  if (deck === undefined) return { kind: 'none' }
  if (day === 'unplayed') return { kind: 'unplayed', deck }
  if (!isUtcDate(day)) return { kind: 'none' }
  if (day < dailies[deck].first) return { kind: 'early' }
  return day > today ? { kind: 'future' } : { kind: 'day', puzzle: { kind: 'daily', deck, date: day } }
}

/** Daily deck named in an address: the twenty if none is named; `undefined` if no daily deck has that name. */
export function deckIn(name: string | null): DailyDeck | undefined {
  return DAILY_DECKS.find((deck) => name === deck || name === dailies[deck].inAddress)
}

/** Month named in an address, if it has days of a deck up to `today`; otherwise the current month. */
export function monthIn(text: string | null, deck: DailyDeck, today: UtcDate): Month {
  const date = `${text}-01`
  return isUtcDate(date) && isPlayable({ deck, date }, today) ? monthOf(date) : monthOf(today)
}

/** Month that contains a day. */
export function monthOf(date: UtcDate): Month {
  return date.slice(0, 7) as Month
}

/** Month that lies a number of months later, or earlier if negative. */
export function monthAfter(month: Month, months: number): Month {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return monthOf(utcDateOf(Date.UTC(year, number - 1 + months, 1)))
}

/** Day that lies a number of days later, or earlier if negative. */
export function dayAfter(date: UtcDate, days: number): UtcDate {
  return utcDateOf(Date.parse(date) + days * DAY_MS)
}

/** Lists the days of a month in order. */
export function daysOf(month: Month): readonly UtcDate[] {
  const first = `${month}-01` as UtcDate
  const length = Number(dayAfter(`${monthAfter(month, 1)}-01` as UtcDate, -1).slice(-2))
  return Array.from({ length }, (_, index) => dayAfter(first, index))
}

/** Day of the week, from 1 for Monday to 7 for Sunday (ISO 8601). */
export function weekdayOf(date: UtcDate): number {
  return new Date(date).getUTCDay() || 7
}

/** Whether a day is playable: between the first day of its deck and today. */
export function isPlayable({ deck, date }: Pick<DailyPuzzle, 'deck' | 'date'>, today: UtcDate): boolean {
  return date >= dailies[deck].first && date <= today
}

/** Latest day before today without any guess; `undefined` if there is none. */
export function unplayedDay(store: Store, deck: DailyDeck, today: UtcDate): UtcDate | undefined {
  const begun = new Set(readDays(store, deck).map(({ puzzle }) => puzzle.date))
  for (let date = dayAfter(today, -1); date >= dailies[deck].first; date = dayAfter(date, -1))
    if (!begun.has(date)) return date
  return undefined
}

/** Status of a day in the calendar: unplayed, begun, lost or won. Only one that is over tells its target. */
export type DayStatus =
  | { readonly kind: 'unplayed' }
  | { readonly kind: 'begun'; readonly isLate: boolean }
  | { readonly kind: 'lost'; readonly target: PlaceId; readonly isLate: boolean }
  | { readonly kind: 'won'; readonly target: PlaceId; readonly guesses: number; readonly isLate: boolean }

/** Status of a day, given its round if there is one. */
export function dayStatusOf(round: Round | undefined): DayStatus {
  if (round === undefined || round.guesses.length === 0) return { kind: 'unplayed' }
  const { target, guesses } = round
  const late = { isLate: isLate(round) }
  if (isFound(round)) return { kind: 'won', target, guesses: guesses.length, ...late }
  return isOver(round) ? { kind: 'lost', target, ...late } : { kind: 'begun', ...late }
}

import type { UtcDate } from './day'
import { type DailyPuzzle, pageOf } from './puzzle'
import { type DailyRound, isLate } from './round'
import { type DailyDeck, dailies } from './schedule/dailies'

/** The calendar of a deck, or what is asked for in it, as its address has it behind that of the site. */
export function archiveOf(deck: DailyDeck, asked: Readonly<Record<string, string>> = {}): string {
  const { inAddress } = dailies[deck]
  const search = new URLSearchParams({ ...asked, ...(inAddress && { deck: inAddress }) }).toString()
  return search === '' ? 'archive' : `archive?${search}`
}

/** Where a day is played under its own date, as its address has it behind that of the site. */
export function archivePageOf({ deck, date }: Pick<DailyPuzzle, 'deck' | 'date'>): string {
  return archiveOf(deck, { day: date })
}

/** Path of the page on which a day is played: that of today is its daily page. */
export function playedAt(day: Pick<DailyPuzzle, 'deck' | 'date'>, today: UtcDate | undefined): string {
  return day.date === today ? pageOf(day) : archivePageOf(day)
}

/** The page to which the result of a day leads: the daily page, or that of the past day where it was played later. */
export function pageOfDay(round: DailyRound): string {
  const { puzzle } = round
  return isLate(round) ? archivePageOf(puzzle) : pageOf(puzzle)
}

import type { UtcDate } from './day'
import { type DailyPuzzle, pageOf } from './puzzle'
import { type DailyRound, isLate } from './round'
import { type DailyDeck, dailies } from './schedule/dailies'

/** Address of a deck's calendar, relative to the site, with optional query parameters. */
export function archiveOf(deck: DailyDeck, asked: Readonly<Record<string, string>> = {}): string {
  return inDeck('atlas/album', deck, asked)
}

/** Address of a deck's statistics, relative to the site. */
export function recordOf(deck: DailyDeck): string {
  return inDeck('atlas/record', deck)
}

function inDeck(page: string, deck: DailyDeck, asked: Readonly<Record<string, string>> = {}): string {
  const { inAddress } = dailies[deck]
  const search = new URLSearchParams({ ...asked, ...(inAddress && { deck: inAddress }) }).toString()
  return search === '' ? page : `${page}?${search}`
}

/** Address of the page for a past day, relative to the site. */
export function archivePageOf({ deck, date }: Pick<DailyPuzzle, 'deck' | 'date'>): string {
  return archiveOf(deck, { day: date })
}

/** Address of the page where a day is played: the daily page for today, the archive otherwise. */
export function playedAt(day: Pick<DailyPuzzle, 'deck' | 'date'>, today: UtcDate | undefined): string {
  return day.date === today ? pageOf(day) : archivePageOf(day)
}

/** Address of the page for a shared result: the daily page, or the archive if the day was played late. */
export function pageOfDay(round: DailyRound): string {
  const { puzzle } = round
  return isLate(round) ? archivePageOf(puzzle) : pageOf(puzzle)
}

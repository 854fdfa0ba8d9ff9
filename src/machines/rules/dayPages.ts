import { type DailyDeck, dailies } from '../schedule/dailies'
import type { UtcDate } from '../schedule/day'
import { type DailyPuzzle, dailyPageOf } from './puzzle'
import { type DailyRound, isLate } from './round'

/** Address of a deck's calendar, relative to the site, with optional query parameters. */
export function calendarPageOf(deck: DailyDeck, asked: Readonly<Record<string, string>> = {}): string {
  return inDeck('atlas/album', deck, asked)
}

/** Address of a deck's statistics, relative to the site. */
export function recordPageOf(deck: DailyDeck): string {
  return inDeck('atlas/record', deck)
}

function inDeck(page: string, deck: DailyDeck, asked: Readonly<Record<string, string>> = {}): string {
  const { inAddress } = dailies[deck]
  const search = new URLSearchParams({ ...asked, ...(inAddress && { deck: inAddress }) }).toString()
  return search === '' ? page : `${page}?${search}`
}

/** Address of the page for a past day, relative to the site. */
export function pastPageOf({ deck, date }: Pick<DailyPuzzle, 'deck' | 'date'>): string {
  return calendarPageOf(deck, { day: date })
}

/** Address of the page where a day is played: the daily page for today, the archive otherwise. */
export function playPageOf(day: Pick<DailyPuzzle, 'deck' | 'date'>, today: UtcDate | undefined): string {
  return day.date === today ? dailyPageOf(day) : pastPageOf(day)
}

/** Address of the page for a shared result: the daily page, or the archive if the day was played late. */
export function sharedPageOf(round: DailyRound): string {
  const { puzzle } = round
  return isLate(round) ? pastPageOf(puzzle) : dailyPageOf(puzzle)
}

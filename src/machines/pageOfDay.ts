import { type DailyPuzzle, pageOf } from './puzzle'
import { type DailyRound, isLate } from './round'
import { dailies } from './schedule/dailies'

/** Where a day is played under its own date, as its address has it behind that of the site. */
export function archivePageOf({ deck, date }: Pick<DailyPuzzle, 'deck' | 'date'>): string {
  const { inAddress } = dailies[deck]
  return `archive?day=${date}${inAddress === null ? '' : `&deck=${inAddress}`}`
}

/** The page to which the result of a day leads: the daily page, or that of the past day where it was played later. */
export function pageOfDay(round: DailyRound): string {
  const { puzzle } = round
  return isLate(round) ? archivePageOf(puzzle) : pageOf(puzzle)
}

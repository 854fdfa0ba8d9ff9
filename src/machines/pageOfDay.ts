import { type DailyPuzzle, pageOf } from './puzzle'
import { isLate, type Round } from './round'

/** Where a day is played under its own date, as its address has it behind that of the site. */
export function archivePageOf({ deck, date }: Pick<DailyPuzzle, 'deck' | 'date'>): string {
  return `archive?day=${date}${deck === 'twenty' ? '' : `&deck=${deck}`}`
}

/** Where those play the day of a round who read of it: the daily page, or that of the past day where it was played later. */
export function pageOfDay(round: Round): string {
  const { puzzle } = round
  return puzzle.kind === 'daily' && isLate(round) ? archivePageOf(puzzle) : pageOf(puzzle)
}

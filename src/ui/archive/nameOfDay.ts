import type { UtcDate } from '../../machines/day'
import type { Mark } from '../../machines/journal/mark'
import type { Locale } from '../words/locale'

/** A day of the calendar as it is read out: `4 March 2026, won with 3 guesses, played later, rest day`. */
export function nameOfDay(date: UtcDate, mark: Mark, isRestDay: boolean, locale: Locale): string {
  const { say } = locale
  const state = stateOf(locale.date(date), mark, locale)
  const day = mark.kind !== 'unplayed' && mark.isLate ? say('archive.dayLater', { day: state }) : state
  return isRestDay ? say('archive.dayRest', { day }) : day
}

function stateOf(date: string, mark: Mark, { say }: Locale): string {
  switch (mark.kind) {
    case 'won':
      return say('archive.dayWon', { date, count: mark.guesses })
    case 'lost':
      return say('archive.dayLost', { date })
    case 'begun':
      return say('archive.dayBegun', { date })
    default:
      return say('archive.dayUnplayed', { date })
  }
}

import type { UtcDate } from './day'
import { type DailyRound, isFound, isLate, isOver } from './round'
import { GUESSES, hardshipsOf } from './rules'
import { streaksOf } from './streaks'

/** What a journal comes to. Only rounds that are over count, and those that were played later count apart. */
export type Statistics = {
  readonly played: number
  readonly won: number
  /** How many of the wins were under harder rules. */
  readonly harder: number
  /** Wins in percent of the rounds played, whole; 0 before the first. */
  readonly winPercent: number
  /** Days won in a row up to today, or up to yesterday while today is not over. */
  readonly currentStreak: number
  readonly longestStreak: number
  /** How many rest days the current streak has in stock, and how many are in either streak. */
  readonly restDays: { readonly inStock: number; readonly inCurrent: number; readonly inLongest: number }
  /** How many rounds were won after one guess, after two, and so on. */
  readonly distribution: readonly number[]
  /** Mean number of guesses of the rounds won; 0 before the first. */
  readonly average: number
  /** Days that were played later: they mend no streak. */
  readonly later: { readonly played: number; readonly won: number }
}

/** Folds daily rounds, in any order, into statistics as of `today`. */
export function statisticsOf(rounds: readonly DailyRound[], today: UtcDate): Statistics {
  const [over, late]: [DailyRound[], DailyRound[]] = [[], []]
  for (const round of rounds) if (isOver(round)) (isLate(round) ? late : over).push(round)
  const wins = over.filter(isFound)
  const most = Math.max(GUESSES.daily, ...wins.map(({ guesses }) => guesses.length))
  const distribution = new Array<number>(most).fill(0)
  let guesses = 0
  for (const round of wins) {
    const count = round.guesses.length
    distribution[count - 1] = (distribution[count - 1] ?? 0) + 1
    guesses += count
  }
  const { current, longest } = streaksOf(rounds, today)
  return {
    played: over.length,
    won: wins.length,
    harder: wins.filter(({ rules }) => hardshipsOf(rules).length > 0).length,
    winPercent: over.length === 0 ? 0 : Math.round((wins.length / over.length) * 100),
    currentStreak: current.wins,
    longestStreak: longest.wins,
    restDays: { inStock: current.inStock, inCurrent: current.restDays, inLongest: longest.restDays },
    distribution,
    average: wins.length === 0 ? 0 : guesses / wins.length,
    later: { played: late.length, won: late.filter(isFound).length },
  }
}

import { DAY_MS, type UtcDate } from './day'
import { type DailyRound, isFound, isLate, isOver } from './round'
import { GUESSES, hardshipsOf } from './rules'

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
  const won = new Set(wins.map(({ puzzle }) => dayNumber(puzzle.date)))
  return {
    played: over.length,
    won: wins.length,
    harder: wins.filter(({ rules }) => hardshipsOf(rules).length > 0).length,
    winPercent: over.length === 0 ? 0 : Math.round((wins.length / over.length) * 100),
    currentStreak: currentStreak(won, over, dayNumber(today)),
    longestStreak: longestStreak(won),
    distribution,
    average: wins.length === 0 ? 0 : guesses / wins.length,
    later: { played: late.length, won: late.filter(isFound).length },
  }
}

function currentStreak(won: ReadonlySet<number>, over: readonly DailyRound[], today: number): number {
  const isTodayOver = over.some(({ puzzle }) => dayNumber(puzzle.date) === today)
  const last = isTodayOver ? today : today - 1
  let first = last
  while (won.has(first)) first--
  return last - first
}

function longestStreak(won: ReadonlySet<number>): number {
  let longest = 0
  for (const day of won) {
    if (won.has(day - 1)) continue
    let end = day
    while (won.has(end)) end++
    longest = Math.max(longest, end - day)
  }
  return longest
}

/** Days since 1970. */
function dayNumber(date: UtcDate): number {
  return Date.parse(date) / DAY_MS
}

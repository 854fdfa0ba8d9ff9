import { type DailyRound, isAided, isFound, isLate, isOver } from '../rules/round'
import { GUESSES, ruleModifiersOf } from '../rules/rules'
import type { UtcDate } from '../schedule/day'
import { type Streaks, streaksOf } from './streaks'

/** Statistics of daily rounds. Only finished rounds count, and those played late are counted separately. */
export type Statistics = Pick<Streaks, 'current' | 'longest'> & {
  readonly played: number
  readonly won: number
  /** Number of wins under harder rules. */
  readonly harder: number
  /** Number of wins with aids. */
  readonly aided: number
  /** Wins as a whole percentage of the rounds played; 0 if none. */
  readonly winPercent: number
  /** Number of rounds won with one guess, with two, and so on. */
  readonly distribution: readonly number[]
  /** Mean number of guesses in the rounds won; 0 if none. */
  readonly average: number
  /** Rounds played after their date; they do not count towards a streak. */
  readonly later: { readonly played: number; readonly won: number }
}

/** Folds daily rounds, in any order, into statistics as of `today`. */
export function statisticsOf(rounds: readonly DailyRound[], today: UtcDate): Statistics {
  const [over, late]: [DailyRound[], DailyRound[]] = [[], []]
  for (const round of rounds) if (isOver(round)) (isLate(round) ? late : over).push(round)
  const wins = over.filter(isFound)
  const most = Math.max(GUESSES, ...wins.map(({ guesses }) => guesses.length))
  const { current, longest } = streaksOf(rounds, today)
  return {
    played: over.length,
    won: wins.length,
    harder: wins.filter(({ rules }) => ruleModifiersOf(rules).length > 0).length,
    aided: wins.filter(isAided).length,
    winPercent: over.length === 0 ? 0 : Math.round((wins.length / over.length) * 100),
    current,
    longest,
    distribution: Array.from(
      { length: most },
      (_, index) => wins.filter(({ guesses }) => guesses.length === index + 1).length,
    ),
    average: wins.reduce((sum, { guesses }) => sum + guesses.length, 0) / Math.max(1, wins.length),
    later: { played: late.length, won: late.filter(isFound).length },
  }
}

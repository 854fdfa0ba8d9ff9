import { dateOfDay, dayNumber, type UtcDate } from './day'
import { type DailyRound, isFound, isLate, isOver } from './round'

/** Number of wins in a streak that earn a rest day, again and again, and the most rest days in stock. */
export const REST_DAYS = { each: 7, most: 2 } as const

/** Series of daily wins without a loss, in which rest days may cover missed days. */
export type Streak = {
  readonly wins: number
  /** Number of missed days within the streak, each covered by a rest day. */
  readonly restDays: number
}

/** Streaks in the days of one deck. */
export type Streaks = {
  /** Streak that lasts until today, or until yesterday while today is unfinished, with its rest days in stock. */
  readonly current: Streak & { readonly inStock: number }
  /** Streak with the most wins; of equal ones, the one with fewer rest days. */
  readonly longest: Streak
  /** Missed days covered by a rest day, in any streak. */
  readonly covered: ReadonlySet<UtcDate>
}

/** Streak during the fold. */
type Run = Streak & {
  readonly inStock: number
  /** Whether its last day is a covered one: a rest day counts in the streak only once a later day is won. */
  readonly isResting: boolean
}

const none: Run = { wins: 0, restDays: 0, inStock: 0, isResting: false }

/** Folds daily rounds of one deck, in any order, into streaks as of `today`. */
export function streaksOf(rounds: readonly DailyRound[], today: UtcDate): Streaks {
  return streaksIn(daysPlayed(rounds, dayNumber(today)), today)
}

/** Folds days played on their own date, in any order, into streaks as of `today`. */
export function streaksIn(played: readonly StreakDay[], today: UtcDate): Streaks {
  const now = dayNumber(today)
  const days = [...played].sort((one, other) => one.day - other.day)
  const covered = new Set<UtcDate>()
  let longest: Streak = none
  let run = none
  let last = Number.NEGATIVE_INFINITY

  /** Advances to the end of a day across missed days. Only the first of several missed days in a row can be covered. */
  const pass = (day: number) => {
    if (day <= last) return
    const missed = last + 1
    const isCovered = run.inStock > 0 && missed < now
    if (isCovered) covered.add(dateOfDay(missed))
    run = isCovered && missed === day ? { ...run, inStock: run.inStock - 1, isResting: true } : none
    last = day
  }
  const play = ({ day, isWon }: StreakDay) => {
    pass(day - 1)
    run = isWon ? afterWin(run) : none
    if (isLonger(run, longest)) longest = run
    last = day
  }

  for (const day of days) if (day.day <= now) play(day)
  pass(now - 1)
  const { wins, restDays, inStock } = run
  // After the clock is set back, some played days lie in the future: they may form the longest streak, never the current
  // one.
  for (const day of days) if (day.day > now) play(day)
  return {
    current: { wins, restDays, inStock },
    longest: { wins: longest.wins, restDays: longest.restDays },
    covered,
  }
}

/** Day played on its own date, as a number of days since 1970. */
export type StreakDay = { readonly day: number; readonly isWon: boolean }

/** Selects the days played on their own date, without today while it is unfinished. */
function daysPlayed(rounds: readonly DailyRound[], now: number): readonly StreakDay[] {
  const days: StreakDay[] = []
  for (const round of rounds) {
    if (isLate(round) || round.guesses.length === 0) continue
    const day = dayNumber(round.puzzle.date)
    if (day !== now || isOver(round)) days.push({ day, isWon: isFound(round) })
  }
  return days
}

function afterWin({ wins, restDays, inStock, isResting }: Run): Run {
  const isEarned = (wins + 1) % REST_DAYS.each === 0
  return {
    wins: wins + 1,
    restDays: isResting ? restDays + 1 : restDays,
    inStock: isEarned ? Math.min(REST_DAYS.most, inStock + 1) : inStock,
    isResting: false,
  }
}

function isLonger(one: Streak, other: Streak): boolean {
  return one.wins > other.wins || (one.wins === other.wins && one.restDays < other.restDays)
}

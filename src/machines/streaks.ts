import { dateOfDay, dayNumber, type UtcDate } from './day'
import { type DailyRound, isFound, isLate, isOver } from './round'

/** After how many wins of a streak a rest day is earned, each time anew, and how many can be in stock. */
export const REST_DAYS = { each: 7, most: 2 } as const

/** Days won in a row. */
export type Streak = {
  readonly wins: number
  /** How many days between them were not played, each covered by a rest day. */
  readonly restDays: number
}

/** What the days of a deck come to as streaks. */
export type Streaks = {
  /** The one up to today, or up to yesterday while today is not over, with the rest days that it has in stock. */
  readonly current: Streak & { readonly inStock: number }
  /** That of most wins; of two as long that with fewer rest days. */
  readonly longest: Streak
  /** The days that were not played and are covered by a rest day, in whatever streak. */
  readonly covered: ReadonlySet<UtcDate>
}

/** A streak as far as it was followed. */
type Run = Streak & {
  readonly inStock: number
  /** Whether its last day is covered: a rest day is in the streak once a day after it is won. */
  readonly isResting: boolean
}

const none: Run = { wins: 0, restDays: 0, inStock: 0, isResting: false }

/** Folds daily rounds of one deck, in any order, into streaks as of `today`. */
export function streaksOf(rounds: readonly DailyRound[], today: UtcDate): Streaks {
  const now = dayNumber(today)
  const covered = new Set<UtcDate>()
  let longest: Streak = none
  let run = none
  let last = Number.NEGATIVE_INFINITY

  /** Goes on to the end of a day, over days that were not played. Of some in a row only the first can be covered. */
  const pass = (day: number) => {
    if (day <= last) return
    const missed = last + 1
    const isCovered = run.inStock > 0 && missed < now
    if (isCovered) covered.add(dateOfDay(missed))
    run = isCovered && missed === day ? { ...run, inStock: run.inStock - 1, isResting: true } : none
    last = day
  }
  const play = ({ day, isWon }: DayPlayed) => {
    pass(day - 1)
    run = isWon ? afterWin(run) : none
    if (isLonger(run, longest)) longest = run
    last = day
  }

  const days = daysPlayed(rounds, now)
  for (const day of days) if (day.day <= now) play(day)
  pass(now - 1)
  const { wins, restDays, inStock } = run
  // A clock that was set back has days ahead of it: they can be the longest streak, and are not the current one.
  for (const day of days) if (day.day > now) play(day)
  return {
    current: { wins, restDays, inStock },
    longest: { wins: longest.wins, restDays: longest.restDays },
    covered,
  }
}

/** A day, since 1970, that was played on its date. */
type DayPlayed = { readonly day: number; readonly isWon: boolean }

/** Those of the rounds, the oldest first: without what was played later, and without today while it is not over. */
function daysPlayed(rounds: readonly DailyRound[], now: number): readonly DayPlayed[] {
  const days: DayPlayed[] = []
  for (const round of rounds) {
    if (isLate(round) || round.guesses.length === 0) continue
    const day = dayNumber(round.puzzle.date)
    if (day !== now || isOver(round)) days.push({ day, isWon: isFound(round) })
  }
  return days.sort((one, other) => one.day - other.day)
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

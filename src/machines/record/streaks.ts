import { type DailyRound, isFound, isLate, isOver } from '../rules/round'
import { dateOfDay, dayNumber, type UtcDate } from '../schedule/day'

/** Number of days of a streak that earn a rest day, again and again, and the most rest days in stock. */
export const REST_DAYS = { each: 7, most: 2 } as const

/** Series of finished days, in which rest days may cover missed days. */
export type Streak = {
  readonly days: number
  /** Number of these days that were won. */
  readonly won: number
  /** Number of missed days within the streak, each covered by a rest day. */
  readonly restDays: number
}

/** Streaks in the days of one daily. */
export type Streaks = {
  /** Streak that lasts until today, or until yesterday while today is unfinished, with its rest days in stock. */
  readonly current: Streak & { readonly inStock: number }
  /** Streak with the most days; of equal ones, the one with fewer rest days. */
  readonly longest: Streak
  /** Missed days covered by a rest day, in any streak. */
  readonly covered: ReadonlySet<UtcDate>
}

/** Streak during the fold. */
type Run = Streak & {
  readonly inStock: number
  /** Whether its last day is a covered one: a rest day counts in the streak only once a later day is finished. */
  readonly isResting: boolean
}

const none: Run = { days: 0, won: 0, restDays: 0, inStock: 0, isResting: false }

/** Folds daily rounds of one deck, in any order, into streaks as of `today`. A round begun late or left open is a missed day. */
export function streaksOf(rounds: readonly DailyRound[], today: UtcDate): Streaks {
  const finished = rounds.filter((round) => isOver(round) && !isLate(round))
  return streaksIn(
    finished.map((round) => ({ date: round.puzzle.date, isWon: isFound(round) })),
    today,
  )
}

/** Day begun on its own date, and finished. */
type FinishedDay = { readonly date: UtcDate; readonly isWon: boolean }

/** Folds finished days, in any order, into streaks as of `today`. */
export function streaksIn(finished: readonly FinishedDay[], today: UtcDate): Streaks {
  const now = dayNumber(today)
  const days = finished
    .map(({ date, isWon }) => ({ day: dayNumber(date), isWon }))
    .sort((one, other) => one.day - other.day)
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
  const finish = ({ day, isWon }: (typeof days)[number]) => {
    pass(day - 1)
    run = afterDay(run, isWon)
    const longer = run.days - longest.days || longest.restDays - run.restDays
    if (longer > 0) longest = run
    last = day
  }

  for (const day of days) if (day.day <= now) finish(day)
  pass(now - 1)
  const current = run
  // After the clock is set back, some finished days lie in the future: they may form the longest streak, never the current
  // one.
  for (const day of days) if (day.day > now) finish(day)
  return {
    current: { ...figuresOf(current), inStock: current.inStock },
    longest: figuresOf(longest),
    covered,
  }
}

function afterDay({ days, won, restDays, inStock, isResting }: Run, isWon: boolean): Run {
  const isEarned = (days + 1) % REST_DAYS.each === 0
  return {
    days: days + 1,
    won: isWon ? won + 1 : won,
    restDays: isResting ? restDays + 1 : restDays,
    inStock: isEarned ? Math.min(REST_DAYS.most, inStock + 1) : inStock,
    isResting: false,
  }
}

function figuresOf({ days, won, restDays }: Streak): Streak {
  return { days, won, restDays }
}

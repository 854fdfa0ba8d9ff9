import { dayNumber, type UtcDate } from '../schedule/day'
import { compare, type Result } from './result'

/** Row of a league table: totals of one person for one daily puzzle. */
export type LeagueRow = {
  readonly who: string
  readonly days: number
  readonly won: number
  /** Mean number of guesses in the days won; `undefined` if none. */
  readonly average: number | undefined
  /** Days played in a row, up to the last one, and the longest such streak. */
  readonly streak: number
  readonly longest: number
  /** Number of days with each score: first those lost, then those won with one guess, two, and so on. */
  readonly scores: readonly number[]
}

/** Possible scores: 0 for a lost puzzle, or the number of guesses. */
export const SCORES = [0, 1, 2, 3, 4, 5, 6] as const

/** Computes the league table: most wins first, then the fewest guesses. */
export function standingsOf(results: readonly Result[]): readonly LeagueRow[] {
  return playersIn(results)
    .map((who) =>
      leagueRowOf(
        who,
        results.filter((result) => result.who === who),
      ),
    )
    .sort(
      (one, other) =>
        other.won - one.won ||
        (one.average ?? 0) - (other.average ?? 0) ||
        one.days - other.days ||
        compare(one.who, other.who),
    )
}

/** Lists the names in some results, each once. */
export function playersIn(results: readonly Result[]): readonly string[] {
  return [...new Set(results.map(({ who }) => who))]
}

/** Groups results by day, latest first, with the score of each person. */
export function daysIn(
  results: readonly Result[],
): readonly { readonly date: UtcDate; readonly scores: ReadonlyMap<string, number> }[] {
  const days = new Map<UtcDate, Map<string, number>>()
  for (const { date, who, score } of results) {
    const day = days.get(date) ?? new Map()
    days.set(date, day.set(who, score))
  }
  return [...days].map(([date, scores]) => ({ date, scores })).sort((a, b) => compare(b.date, a.date))
}

/** Compares two people over the days that both have played: days better for the one, better for the other, and equal. */
export function headToHead(
  results: readonly Result[],
  one: string,
  other: string,
): { readonly one: number; readonly other: number; readonly level: number } {
  const told = { one: 0, other: 0, level: 0 }
  for (const { scores } of daysIn(results)) {
    const [first, second] = [scores.get(one), scores.get(other)]
    if (first === undefined || second === undefined) continue
    if (first === second) told.level++
    else if (second === 0 || (first !== 0 && first < second)) told.one++
    else told.other++
  }
  return told
}

function leagueRowOf(who: string, own: readonly Result[]): LeagueRow {
  const wins = own.filter(({ score }) => score > 0)
  const sum = wins.reduce((total, { score }) => total + score, 0)
  let [streak, longest] = [0, 0]
  let last = Number.NEGATIVE_INFINITY
  for (const { date } of [...own].sort((a, b) => compare(a.date, b.date))) {
    const day = dayNumber(date)
    streak = day === last + 1 ? streak + 1 : 1
    longest = Math.max(longest, streak)
    last = day
  }
  return {
    who,
    days: own.length,
    won: wins.length,
    average: wins.length === 0 ? undefined : sum / wins.length,
    streak,
    longest,
    scores: SCORES.map((score) => own.filter((result) => Math.min(result.score, 6) === score).length),
  }
}

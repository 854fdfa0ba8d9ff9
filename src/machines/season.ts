import type { CountryCode } from '../geo/countries'
import { type DailyRound, isFound, isOver } from './round'

/** Record of a country as the answer of daily rounds, on time or late. Only finished rounds count. */
export type CountryRecord = {
  readonly country: CountryCode
  /** Number of finished rounds with this answer, and of wins among them. */
  readonly played: number
  readonly won: number
  /** Mean number of guesses in the rounds won; 0 if none. */
  readonly average: number
}

/** Folds daily rounds, in any order, into one record for each of the countries that was the answer, most frequent first. */
export function seasonOf(
  rounds: readonly DailyRound[],
  countries: readonly CountryCode[],
): readonly CountryRecord[] {
  const over = rounds.filter(isOver)
  return countries
    .map((code) => recordOf(code, over))
    .filter(({ played }) => played > 0)
    .sort((a, b) => b.played - a.played)
}

function recordOf(country: CountryCode, over: readonly DailyRound[]): CountryRecord {
  const own = over.filter(({ target }) => target === country)
  const wins = own.filter(isFound)
  const guesses = wins.reduce((sum, round) => sum + round.guesses.length, 0)
  return {
    country,
    played: own.length,
    won: wins.length,
    average: wins.length === 0 ? 0 : guesses / wins.length,
  }
}

import type { CountryCode } from '../geo/countries'
import { type DeckName, deckOf } from '../geo/decks'
import { type DailyRound, isFound, isOver } from './round'

/** How a country fared as the answer of a day, played on its date or later. Only rounds that are over count. */
export type CountryRecord = {
  readonly country: CountryCode
  /** How often it was the answer, and how often it was found. */
  readonly played: number
  readonly won: number
  /** Mean number of guesses of the rounds won; 0 before the first. */
  readonly average: number
}

/** Folds daily rounds of a deck, in any order, into a record for each country that was an answer, the most frequent first. */
export function seasonOf(rounds: readonly DailyRound[], deck: DeckName): readonly CountryRecord[] {
  const over = rounds.filter(isOver)
  return deckOf(deck)
    .codes.map((code) => recordOf(code, over))
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

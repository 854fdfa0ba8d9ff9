import type { CountryCode } from '../../geo/countries'
import { DECK_NAMES, type DeckName, deckOf } from '../../geo/decks'

/** The continents that a country is on, by their decks: one, or two. */
export function regionsOf(code: CountryCode): readonly DeckName[] {
  return DECK_NAMES.filter((name) => deckOf(name).isContinent && deckOf(name).codes.includes(code))
}

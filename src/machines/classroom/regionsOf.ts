import type { CountryCode } from '../../geo/countries'
import { DECK_NAMES, type DeckName, deckOf } from '../../geo/decks'

/** Lists the decks of the continents, one or two, to which a country belongs. */
export function regionsOf(code: CountryCode): readonly DeckName[] {
  return DECK_NAMES.filter((name) => deckOf(name).isContinent && deckOf(name).codes.includes(code))
}

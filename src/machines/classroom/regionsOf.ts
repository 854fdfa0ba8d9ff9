import { COUNTRY_DECKS, type CountryDeckName, deckOf } from '../../geo/decks'
import type { PlaceId } from '../../geo/place'

/** Lists the decks of the continents, one or two, to which a country belongs. */
export function regionsOf(code: PlaceId): readonly CountryDeckName[] {
  return COUNTRY_DECKS.filter((name) => deckOf(name).isContinent && deckOf(name).codes.includes(code))
}

import { DECK_NAMES, type DeckName, deckOf } from '../../geo/decks'
import type { PlaceId } from '../../geo/place'

/** Lists the decks of the continents, one or two, to which a country belongs. */
export function regionsOf(code: PlaceId): readonly DeckName[] {
  return DECK_NAMES.filter((name) => deckOf(name).isContinent && deckOf(name).codes.includes(code))
}

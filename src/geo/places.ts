import { countries } from './countries.ts'
import { type DeckName, deckOf } from './decks.ts'
import type { Place, PlaceId } from './place'

const byId: ReadonlyMap<PlaceId, Place> = new Map(countries.map((country) => [country.id, country]))

/** Finds the place with an id. */
export function placeOf(id: PlaceId): Place {
  return byId.get(id) as Place
}

/** Lists the places of a deck, in its order. */
export function placesOf(deck: DeckName): readonly Place[] {
  return deckOf(deck).codes.map(placeOf)
}

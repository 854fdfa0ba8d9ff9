import { countries } from './countries.ts'
import { type DeckName, deckOf } from './decks.ts'
import type { Place, PlaceId } from './place'

const byId = new Map<PlaceId, Place>(countries.map((country) => [country.id, country]))

/** Adds places that have been fetched; countries are known from the start. */
export function know(places: readonly Place[]): void {
  for (const place of places) byId.set(place.id, place)
}

/** Finds the known place with an id. */
export function placeOf(id: PlaceId): Place {
  return byId.get(id) as Place
}

/** Lists the places of a deck, in its order. */
export function placesOf(deck: DeckName): readonly Place[] {
  return deckOf(deck).codes.map(placeOf)
}

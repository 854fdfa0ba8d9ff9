import { type DeckName, isCountryDeck, type OwnDeckName, ownDecks } from '../geo/decks'
import type { RegionMap } from '../geo/maps/regionMap'
import type { RegionDeckName, RegionTable } from '../geo/regions/regionDecks'
import { type LazyModule, lazyModules } from './lazyModule'

/** Map of the country of a deck, fetched at the end of a round. */
export const mapOf = lazyModules(
  async (deck: RegionDeckName | OwnDeckName): Promise<RegionMap> =>
    ownDecks.get(deck)?.map() ?? (await import('./regionMaps')).fetchMap(deck as RegionDeckName),
)

const tableOfRegions = lazyModules(
  async (deck: RegionDeckName | OwnDeckName): Promise<RegionTable> =>
    ownDecks.get(deck) ?? (await import('./regionTables')).fetchTable(deck as RegionDeckName),
)

/**
 * Regions of a deck with their outlines, fetched when the deck is first played; `undefined` for a deck of countries, which
 * are always known.
 */
export function tableOf(deck: DeckName): LazyModule<RegionTable> | undefined {
  return isCountryDeck(deck) ? undefined : tableOfRegions(deck)
}

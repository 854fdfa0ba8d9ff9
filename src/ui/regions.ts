import { type DeckName, isCountryDeck } from '../geo/decks'
import type { RegionMap } from '../geo/maps/regionMap'
import type { RegionDeckName, RegionTable } from '../geo/regions/regionDecks'
import { LazyModule } from './lazyModule'

const maps = new Map<RegionDeckName, LazyModule<RegionMap>>()

/** Map of the country of a deck, fetched at the end of a round. */
export function mapOf(deck: RegionDeckName): LazyModule<RegionMap> {
  const map = maps.get(deck) ?? new LazyModule(async () => (await import('./regionMaps')).fetchMap(deck))
  maps.set(deck, map)
  return map
}

const tables = new Map<DeckName, LazyModule<RegionTable>>()

/**
 * Regions of a deck with their outlines, fetched when the deck is first played; `undefined` for a deck of countries, which
 * are always known.
 */
export function tableOf(deck: DeckName): LazyModule<RegionTable> | undefined {
  if (isCountryDeck(deck)) return undefined
  const table =
    tables.get(deck) ?? new LazyModule(async () => (await import('./regionTables')).fetchTable(deck))
  tables.set(deck, table)
  return table
}

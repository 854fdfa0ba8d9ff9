import { type DeckName, isCountryDeck } from '../geo/decks'
import type { RegionTable } from '../geo/regions/region'
import { LazyModule } from './lazyModule'

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

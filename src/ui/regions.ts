import { type DeckName, isCountryDeck, type OwnDeckName, ownDecks } from '../geo/decks'
import type { RegionView } from '../geo/maps/regionMap'
import type { PlaceId } from '../geo/place'
import type { RegionDeckName, RegionTable } from '../geo/regions/regionDecks'
import { LazyModule, lazyModules } from './lazyModule'

/** Map of the country of a deck, fetched at the end of a round. */
const mapOf = lazyModules(async (deck: RegionDeckName) => (await import('./regionMaps')).fetchMap(deck))

let last: { readonly key: string; readonly view: LazyModule<RegionView> } | undefined

/** Part of the map of a deck around some of its regions, that which was asked for last. */
export function regionViewOf(
  deck: RegionDeckName | OwnDeckName,
  ids: readonly PlaceId[],
): LazyModule<RegionView> {
  const key = ids.join(' ')
  if (last?.key !== key) {
    const draw = async () =>
      ownDecks.get(deck)?.view(ids) ?? (await mapOf(deck as RegionDeckName).load())(ids)
    last = { key, view: new LazyModule(draw) }
  }
  return last.view
}

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

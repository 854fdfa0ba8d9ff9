import { readAtlas } from '../geo/maps/atlas'
import { type RegionMap, regionMap } from '../geo/maps/regionMap'
import type { RegionDeckName } from '../geo/regions/regionDecks'

const files = import.meta.glob<string>('../geo/regions/maps/*.json', { query: '?raw', import: 'default' })

/** Fetches the map of the country of a deck. */
export async function fetchMap(deck: RegionDeckName): Promise<RegionMap> {
  const text = await files[`../geo/regions/maps/${deck}.json`]?.()
  if (text === undefined) throw new Error(`There is no map of ${deck}`)
  return regionMap(readAtlas(text))
}

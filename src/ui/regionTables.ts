import { know } from '../geo/places'
import type { RegionDeckName, RegionTable } from '../geo/regions/regionDecks'

const files = import.meta.glob<RegionTable>('../geo/regions/decks/*.json', { import: 'default' })

/** Fetches the regions of a deck with their outlines: from then on they are known places. */
export async function fetchTable(deck: RegionDeckName): Promise<RegionTable> {
  const table = await files[`../geo/regions/decks/${deck}.json`]?.()
  if (table === undefined) throw new Error(`There is no table of ${deck}`)
  know(table.regions)
  return table
}

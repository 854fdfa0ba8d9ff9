import type { MultiPolygon } from 'geojson'
import { deckOfRegion, ownDecks } from '../decks'
import type { PlaceId, RegionCode } from '../place'
import { readShapes } from './atlas'
import text from './borders.json?raw'

// Large module: loaded when a place is pointed at on the globe.

/**
 * Parts of a country that belong to its outline, from Natural Earth at 1:50 million, or 1:10 million where it is missing
 * there; in steps of 0.03 degrees. Made by `npm run make:atlas`.
 */
const { shapeOf } = readShapes(text)

/** Shape from which a pin is measured: of a country, or of a place on a map of somebody's own. */
export function closeShapeOf(id: PlaceId): MultiPolygon {
  return ownDecks.get(deckOfRegion(id as RegionCode))?.landOf(id) ?? shapeOf(id)
}

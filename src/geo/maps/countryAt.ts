import { geoContains } from 'd3-geo'
import type { MultiPolygon } from 'geojson'
import { countries } from '../countries'
import type { CountryCode, PlaceId } from '../place'
import type { Degrees, Point } from '../point'
import { type Atlas, atlas } from './atlas'

/** Land of a place, between two latitudes. */
type Land = {
  readonly id: PlaceId
  readonly shape: MultiPolygon
  readonly south: Degrees
  readonly north: Degrees
}

/** Degrees by which a great circle may lie beyond the latitudes of its ends. */
const MARGIN = 3

/** Lands that were decoded, since a dragged pin asks in each frame. */
const known = new Map<Atlas['landOf'], readonly Land[]>()

/** Finds the country at a point of the Earth, by default by the coarse outlines of the atlas; `undefined` at sea. */
export function countryAt(point: Point, shapeOf = atlas.landOf): CountryCode | undefined {
  return placeAt(point, countryCodes, shapeOf) as CountryCode | undefined
}

const countryCodes = countries.map(({ id }) => id)

/** Finds that of some places which has a point. */
export function placeAt(
  [latitude, longitude]: Point,
  ids: readonly PlaceId[],
  shapeOf: Atlas['landOf'],
): PlaceId | undefined {
  const lands = known.get(shapeOf) ?? landsOf(ids, shapeOf)
  known.set(shapeOf, lands)
  return lands.find(
    ({ shape, south, north }) =>
      south < latitude && latitude < north && geoContains(shape, [longitude, latitude]),
  )?.id
}

function landsOf(ids: readonly PlaceId[], shapeOf: Atlas['landOf']): readonly Land[] {
  return ids.map((id) => {
    const shape = shapeOf(id)
    const latitudes = shape.coordinates.flat(2).map(([, latitude = 0]) => latitude)
    const [south, north] = latitudes.reduce(
      ([least, most], latitude) => [Math.min(least, latitude), Math.max(most, latitude)],
      [90, -90],
    )
    return { id, shape, south: south - MARGIN, north: north + MARGIN }
  })
}

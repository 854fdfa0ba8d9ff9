import { geoContains } from 'd3-geo'
import type { MultiPolygon } from 'geojson'
import { type CountryCode, countries } from '../countries'
import type { Degrees, Point } from '../point'
import { type Atlas, atlas } from './atlas'

/** Land of a country, between two latitudes. */
type Land = {
  readonly id: CountryCode
  readonly shape: MultiPolygon
  readonly south: Degrees
  readonly north: Degrees
}

/** Degrees by which a great circle may lie beyond the latitudes of its ends. */
const MARGIN = 3

/** Lands that were decoded, since a dragged pin asks in each frame. */
const known = new Map<Atlas['landOf'], readonly Land[]>()

/** Finds the country at a point of the Earth, by default by the coarse outlines of the atlas; `undefined` at sea. */
export function countryAt([latitude, longitude]: Point, shapeOf = atlas.landOf): CountryCode | undefined {
  const lands = known.get(shapeOf) ?? landsOf(shapeOf)
  known.set(shapeOf, lands)
  return lands.find(
    ({ shape, south, north }) =>
      south < latitude && latitude < north && geoContains(shape, [longitude, latitude]),
  )?.id
}

function landsOf(shapeOf: Atlas['landOf']): readonly Land[] {
  return countries.map(({ id }) => {
    const shape = shapeOf(id)
    const latitudes = shape.coordinates.flat(2).map(([, latitude = 0]) => latitude)
    const [south, north] = latitudes.reduce(
      ([least, most], latitude) => [Math.min(least, latitude), Math.max(most, latitude)],
      [90, -90],
    )
    return { id, shape, south: south - MARGIN, north: north + MARGIN }
  })
}

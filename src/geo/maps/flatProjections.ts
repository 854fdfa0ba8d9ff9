import { type GeoProjection, geoConicEqualArea, geoEqualEarth } from 'd3-geo'

/** How large the maps are, in their units. */
export const WORLD = { width: 720, height: 316 }
export const EUROPE = { width: 300, height: 260 }

/**
 * The world on a map of 720×316 units: the Equal Earth projection (B. Šavrič, T. Patterson and B. Jenny, 2018), cut where
 * it crosses the least land, and without the Antarctic.
 */
export function worldProjection(): GeoProjection {
  return geoEqualEarth().rotate([-11, 0]).fitWidth(WORLD.width, { type: 'Sphere' })
}

/** Europe on a map of 300×260 units. */
export function europeProjection(): GeoProjection {
  return geoConicEqualArea()
    .parallels([38, 58])
    .rotate([-9, 0])
    .fitExtent(
      [
        [6, 6],
        [294, 254],
      ],
      {
        type: 'MultiPoint',
        coordinates: [
          [-10, 36.5],
          [26, 36.5],
          [9, 35.5],
          [9, 59],
        ],
      },
    )
}

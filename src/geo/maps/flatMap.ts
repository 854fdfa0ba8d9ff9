import { type GeoProjection, geoConicEqualArea, geoEqualEarth, geoPath } from 'd3-geo'
import { type CountryCode, countryOf } from '../countries'
import { atlas } from './atlas'

/** The box of a map, in its units. */
export type MapSize = { readonly width: number; readonly height: number }

/** Countries on a flat map, as path data. */
export type FlatMap = MapSize & {
  readonly land: string
  /** The lines between countries. */
  readonly borders: string
  /** Some countries, the larger ones first. */
  shapesOf(codes: Iterable<CountryCode>): readonly CountryOnMap[]
}

export type CountryOnMap = {
  readonly code: CountryCode
  /** A dot where it is too small to be seen. */
  readonly shape: string
  /** Where its middle is. */
  readonly spot: readonly [x: number, y: number]
  /** In squares of the map's units, by what it is and not by its dot. */
  readonly area: number
}

/** How a map is drawn. */
type Drawing = {
  /** The radius of the dot of a country too small to be seen; 0 where each is drawn as it is. */
  readonly dot?: number
  /** How many digits after the point a place has. */
  readonly digits?: number
}

/** The radius of a dot, in units of the map, and the least area of a shape, in squares of that. */
const DOT = 5
const LEAST = 0.5

/** What a projection makes of the atlas in a box. */
export function flatMapOn(
  projection: GeoProjection,
  { width, height }: MapSize,
  { dot = DOT, digits = 1 }: Drawing = {},
): FlatMap {
  const clipped = projection.clipExtent([
    [0, 0],
    [width, height],
  ])
  const path = geoPath(clipped).digits(digits)
  const { land, islands, borders, landOf } = atlas
  const drawn = new Map<CountryCode, CountryOnMap>()
  const shapeOn = (code: CountryCode) => {
    const known = drawn.get(code) ?? newShapeOn(code)
    drawn.set(code, known)
    return known
  }
  const newShapeOn = (code: CountryCode) => {
    const [latitude, longitude] = countryOf(code).centroid
    const spot = projection([longitude, latitude]) as [number, number]
    const area = path.area(landOf(code))
    const shape = isTooSmall(area, dot) ? dotOn(spot, dot) : (path(landOf(code)) ?? '')
    return { code, shape, spot, area }
  }
  return {
    width,
    height,
    land: (path(land) ?? '') + (path(islands) ?? ''),
    borders: path(borders) ?? '',
    shapesOf: (codes) => [...codes].map(shapeOn).sort((a, b) => b.area - a.area),
  }
}

/** Whether a country is too small to be seen where the radius of its dot is this, both in the same units. */
export function isTooSmall(area: number, dot: number): boolean {
  return area < LEAST * dot ** 2
}

/** A dot as path data. */
export function dotOn([x, y]: CountryOnMap['spot'], r: number): string {
  return `M${(x - r).toFixed(2)} ${y.toFixed(2)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`
}

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

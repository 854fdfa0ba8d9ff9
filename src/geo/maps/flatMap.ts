import { type GeoProjection, geoConicEqualArea, geoEqualEarth, geoPath } from 'd3-geo'
import { type CountryCode, countryOf } from '../countries'
import { atlas } from './atlas'

/** Dimensions of a map, in its units. */
export type MapSize = { readonly width: number; readonly height: number }

/** Land and borders of a flat map, as path data. */
export type FlatGround = MapSize & { readonly land: string; readonly borders: string }

/** Flat map with countries as path data. */
export type FlatMap = FlatGround & {
  /** Shapes of the given countries, the larger ones first. */
  shapesOf(codes: Iterable<CountryCode>): readonly CountryOnMap[]
}

export type CountryOnMap = {
  readonly code: CountryCode
  /** Path data of the country, or of a dot if it is too small to be seen. */
  readonly shape: string
  /** Centre of the country. */
  readonly spot: readonly [x: number, y: number]
  /** Area in square units of the map, measured from the true shape, not from the dot. */
  readonly area: number
}

/** Options for drawing a map. */
type Drawing = {
  /** Radius of the dot for a country too small to be seen; 0 draws every country at its true size. */
  readonly dot?: number
  /** Decimal digits of a coordinate. */
  readonly digits?: number
}

/** Radius of a dot in units of the map, and minimum area of a visible shape in squares of that radius. */
const DOT = 5
const LEAST = 0.5

/** Draws the atlas in a projection. */
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

/** Whether a country is too small to be seen, given its area and the radius of its dot in the same units. */
export function isTooSmall(area: number, dot: number): boolean {
  return area < LEAST * dot ** 2
}

/** Path data of a dot. */
export function dotOn([x, y]: CountryOnMap['spot'], r: number): string {
  return `M${(x - r).toFixed(2)} ${y.toFixed(2)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`
}

/** Dimensions of the maps, in their units. */
export const WORLD = { width: 720, height: 324 }
export const EUROPE = { width: 300, height: 260 }

/**
 * Projection of the world to 720×324 units: Equal Earth (B. Šavrič, T. Patterson and B. Jenny, 2018), cut along the
 * meridian with the least land, without Antarctica, and with a margin above Greenland.
 */
export function worldProjection(): GeoProjection {
  const projection = geoEqualEarth().rotate([-11, 0]).fitWidth(WORLD.width, { type: 'Sphere' })
  const [x, y] = projection.translate()
  return projection.translate([x, y + 8])
}

/** Projection of Europe to 300×260 units. */
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

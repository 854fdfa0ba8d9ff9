import { type GeoProjection, geoPath } from 'd3-geo'
import { type CountryCode, countryOf } from '../countries'
import type { Atlas } from './atlas'

/** Countries on a flat map, as path data. */
export type FlatShapes = {
  readonly land: string
  /** The lines between countries. */
  readonly borders: string
  /** Some countries, the larger ones first, with a dot where one is too small to be seen. */
  shapesOf(codes: Iterable<CountryCode>): readonly { readonly code: CountryCode; readonly shape: string }[]
}

/** The radius of a dot, in units of the map, and the least area of a shape, in squares of that. */
const DOT = 5
const LEAST = 0.5

/** What a projection makes of an atlas; `dot` is the radius of that of a country which is too small to be seen. */
export function shapesOn(atlas: Atlas, projection: GeoProjection, dot = DOT): FlatShapes {
  const path = geoPath(projection).digits(1)
  const { land, islands, borders, landOf } = atlas
  const dotOn = (code: CountryCode): string => {
    const [latitude, longitude] = countryOf(code).centroid
    const [x, y] = projection([longitude, latitude]) as [number, number]
    return `M${(x - dot).toFixed(1)} ${y.toFixed(1)}a${dot} ${dot} 0 1 0 ${2 * dot} 0a${dot} ${dot} 0 1 0-${2 * dot} 0z`
  }
  return {
    land: (path(land) ?? '') + (path(islands) ?? ''),
    borders: path(borders) ?? '',
    shapesOf: (codes) =>
      [...codes]
        .map((code) => ({ code, country: landOf(code), area: path.area(landOf(code)) }))
        .sort((a, b) => b.area - a.area)
        .map(({ code, country, area }) => ({
          code,
          shape: area < LEAST * dot ** 2 ? dotOn(code) : (path(country) ?? ''),
        })),
  }
}

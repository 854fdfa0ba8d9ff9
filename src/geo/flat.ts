import { type GeoPermissibleObjects, geoEqualEarth, geoPath } from 'd3-geo'
import type { MultiLineString, MultiPolygon } from 'geojson'
import { type Chart, FINE, type Spot } from './chart'
import type { Point } from './point'

/** What is drawn on a flat map. */
export type Sheet = {
  readonly land: MultiPolygon
  readonly country: MultiPolygon
  readonly graticule: MultiLineString
}

/** A sheet drawn so many pixels wide, and of what height it is; it is laid under a picture's middle as it is wanted. */
export type Flat = { readonly height: number; around(middle: Point): Chart }

/**
 * The whole Earth on a sheet: the Equal Earth projection (B. Šavrič, T. Patterson and B. Jenny, 2018), on which
 * countries are as large as they are. `frame` is the width of the picture, over whose sides the sheet may reach.
 */
export function flatSheet(width: number, frame: number, { land, country, graticule }: Sheet): Flat {
  const projection = geoEqualEarth().fitWidth(width * FINE, { type: 'Sphere' })
  const path = geoPath(projection).digits(0)
  const of = (object: GeoPermissibleObjects) => path(object) ?? ''
  const [[left, top], [right, bottom]] = path.bounds({ type: 'Sphere' })
  const [middleX, middleY] = [(left + right) / 2, (top + bottom) / 2]
  const drawn = {
    land: of(land),
    country: of(country),
    graticule: of(graticule),
    edge: of({ type: 'Sphere' }),
  }
  const height = (bottom - top) / FINE
  const play = [(width - frame) / 2, (height - (frame * height) / width) / 2] as const
  const spotOn = ([latitude, longitude]: Point): Spot => {
    const [x, y] = projection([longitude, latitude]) as [number, number]
    return [x / FINE, y / FINE]
  }
  return {
    height,
    around(middle) {
      const [x, y] = spotOn(middle)
      // The sheet covers the picture to its sides.
      const shift = [
        within(x - middleX / FINE, play[0]) + middleX / FINE,
        within(y - middleY / FINE, play[1]) + middleY / FINE,
      ] as const
      return {
        ...drawn,
        shift: [-shift[0], -shift[1]],
        spotOf(point) {
          const [x, y] = spotOn(point)
          return [x - shift[0], y - shift[1]]
        },
      }
    },
  }
}

function within(value: number, limit: number): number {
  return Math.max(-limit, Math.min(limit, value))
}

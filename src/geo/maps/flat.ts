import { type GeoPermissibleObjects, geoEqualEarth, geoEqualEarthRaw, geoPath } from 'd3-geo'
import type { MultiLineString, MultiPolygon } from 'geojson'
import { degrees, type Point, radians } from '../point'
import { type Chart, drawnLayers, FINE, type Layers, type ScreenPoint } from './chart'

/** Content of a flat map. */
export type FlatBasemap = Layers<MultiPolygon, MultiLineString>

/** Aspect ratio of a flat map: its height divided by its width. */
export const FLAT_RATIO = 0.487

/**
 * Flat map of the whole Earth, `width` pixels wide, in the Equal Earth projection, which preserves areas (B. Šavrič,
 * T. Patterson and B. Jenny, 2018). The paths are drawn once; the returned function moves them under the centre of a
 * picture `frame` pixels wide, as far as the map still covers the picture.
 */
export function flatChart(width: number, frame: number, basemap: FlatBasemap): (middle: Point) => Chart {
  const projection = geoEqualEarth()
    .fitWidth(width * FINE, { type: 'Sphere' })
    .translate([0, 0])
  const path = geoPath(projection).digits(0)
  const of = (object: GeoPermissibleObjects) => path(object) ?? ''
  const drawn = { ...drawnLayers(basemap, of, of), edge: of({ type: 'Sphere' }) }
  const spare = (width - frame) / 2
  const spotOn = ([latitude, longitude]: Point): ScreenPoint => {
    const [x, y] = projection([longitude, latitude]) as [number, number]
    return [x / FINE, y / FINE]
  }
  return (middle) => {
    const [x, y] = spotOn(middle)
    const [left, top] = [within(x, spare), within(y, spare * FLAT_RATIO)]
    return {
      ...drawn,
      shift: [-left, -top],
      spotOf(point) {
        const [x, y] = spotOn(point)
        return [x - left, y - top]
      },
      pointAt([x, y]) {
        const at: [number, number] = [(x + left) * FINE, (y + top) * FINE]
        const place = projection.invert?.(at) ?? nowhere
        // Beyond the edge of the Earth, the inverse wraps around to the opposite side.
        const [backX] = projection(place) ?? nowhere
        return Math.abs(backX - at[0]) < FINE ? [place[1], place[0]] : undefined
      },
    }
  }
}

const nowhere: [number, number] = [Number.NaN, Number.NaN]

function within(value: number, limit: number): number {
  return Math.max(-limit, Math.min(limit, value))
}

/**
 * Direction of a point from another on the flat map, in degrees clockwise from its top, [0, 360). The map is centred
 * on Greenwich and does not wrap: across its edge, the direction points the long way round.
 */
export function flatBearing(from: Point, to: Point): number {
  const [[x1, y1], [x2, y2]] = [from, to].map(([latitude, longitude]) =>
    geoEqualEarthRaw(radians(longitude), radians(latitude)),
  ) as [[number, number], [number, number]]
  return (degrees(Math.atan2(x2 - x1, y2 - y1)) + 360) % 360
}

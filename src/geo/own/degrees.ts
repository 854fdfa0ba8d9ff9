import type { Position } from 'geojson'
import { EARTH_RADIUS } from '../greatCircle'
import { degrees } from '../point'
import type { MapFeature } from './features'

/** Remark on the coordinates of a file: latitude and longitude were swapped, or it was projected. */
export type Remark = 'swapped' | 'projected'

/** Half of the width of a map in the projection of Mercator on a sphere of the equator, in metres. */
const HALF = Math.PI * 6_378_137

/** Names of that projection. */
const MERCATOR = /3857|3785|900913|102100|102113/

/** Extent in units below which coordinates are those of a drawing, and from which a map without a name is Mercator's. */
const DRAWING = 5_000
const WORLD = 10_000_000

/** Metres to a degree. */
const DEGREE = (EARTH_RADIUS * 1000 * Math.PI) / 180

type Extreme = [x: number, y: number]
type Bounds = readonly [least: Extreme, most: Extreme]

/** Share of the shapes that must be within the degrees of the Earth for the others to be faults. */
const SOUND = 0.9

type Degrees = { readonly features: readonly MapFeature[]; readonly remark?: Remark }

/**
 * Features in degrees of longitude and latitude. Metres of other projections than Mercator's are laid flat around the
 * point where the equator meets the meridian of Greenwich: sizes, distances and directions are then those of the map.
 * Returns `drawing` for units of a picture, which have no size.
 */
export function inDegrees(features: readonly MapFeature[], system: string): Degrees | 'drawing' {
  const sound = features.filter((one) => isWithin(boundsOf([one]), 360, 90))
  if (sound.length >= features.length * SOUND) return { features: sound }
  const bounds = boundsOf(features)
  if (isWithin(bounds, 90, 360)) {
    return { features: moved(features, ([x = 0, y = 0]) => [y, x]), remark: 'swapped' }
  }
  const [[left, bottom], [right, top]] = bounds
  const extent = Math.max(right - left, top - bottom)
  const remark = 'projected'
  if (isWithin(bounds, HALF * 1.01, HALF * 2) && (MERCATOR.test(system) || extent > WORLD)) {
    return { features: moved(features, fromMercator), remark }
  }
  if (extent < DRAWING || extent > WORLD) return 'drawing'
  const [middleX, middleY] = [(left + right) / 2, (bottom + top) / 2]
  return {
    features: moved(features, ([x = 0, y = 0]) => [(x - middleX) / DEGREE, (y - middleY) / DEGREE]),
    remark,
  }
}

function isWithin([[left, bottom], [right, top]]: Bounds, x: number, y: number): boolean {
  return left >= -x && right <= x && bottom >= -y && top <= y
}

function fromMercator([x = 0, y = 0]: Position): Position {
  return [(x / HALF) * 180, degrees(2 * Math.atan(Math.exp((y / HALF) * Math.PI)) - Math.PI / 2)]
}

function moved(
  features: readonly MapFeature[],
  move: (position: Position) => Position,
): readonly MapFeature[] {
  return features.map(({ polygons, points, ...rest }) => ({
    ...rest,
    polygons: polygons.map((rings) => rings.map((ring) => ring.map(move))),
    points: points.map(move),
  }))
}

function boundsOf(features: readonly MapFeature[]): Bounds {
  const least: Extreme = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  const most: Extreme = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const { polygons, points } of features) {
    for (const [x = 0, y = 0] of [...polygons.flat(2), ...points]) {
      least[0] = Math.min(least[0], x)
      least[1] = Math.min(least[1], y)
      most[0] = Math.max(most[0], x)
      most[1] = Math.max(most[1], y)
    }
  }
  return [least, most]
}

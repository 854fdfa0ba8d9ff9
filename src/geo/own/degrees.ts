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

type Bounds = readonly [least: Position, most: Position]

/** Share of the shapes that must be within the degrees of the Earth for the others to be faults. */
const SOUND = 0.9

type Degrees = { readonly features: readonly MapFeature[]; readonly remark?: Remark }

/**
 * Features in degrees of longitude and latitude. Metres of other projections than Mercator's are laid flat around the
 * point where the equator meets the meridian of Greenwich: sizes, distances and directions are then those of the map.
 * Returns `drawing` for units of a picture, which have no size.
 */
export function inDegrees(features: readonly MapFeature[], system: string): Degrees | 'drawing' {
  const sound = features.filter((one) => isWithin(boundsOf(spotsOf(one)), 360, 90))
  if (sound.length >= features.length * SOUND) return { features: sound }
  const bounds = boundsOf(features.flatMap(spotsOf))
  if (isWithin(bounds, 90, 360)) {
    return { features: moved(features, ([x = 0, y = 0]) => [y, x]), remark: 'swapped' }
  }
  const [[left = 0, bottom = 0], [right = 0, top = 0]] = bounds
  const extent = extentOf(bounds)
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

function isWithin([[left = 0, bottom = 0], [right = 0, top = 0]]: Bounds, x: number, y: number): boolean {
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

function spotsOf({ polygons, points }: MapFeature): readonly Position[] {
  return [...polygons.flat(2), ...points]
}

/** Least and greatest coordinates of some positions. */
export function boundsOf(spots: readonly Position[]): Bounds {
  let [left, bottom, right, top] = [
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ]
  for (const [x = 0, y = 0] of spots) {
    left = Math.min(left, x)
    bottom = Math.min(bottom, y)
    right = Math.max(right, x)
    top = Math.max(top, y)
  }
  return [
    [left, bottom],
    [right, top],
  ]
}

/** Length of the longer side of bounds. */
export function extentOf([[left = 0, bottom = 0], [right = 0, top = 0]]: Bounds): number {
  return Math.max(right - left, top - bottom)
}

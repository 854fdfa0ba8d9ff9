import { geoAzimuthalEqualArea, geoCentroid, geoEqualEarth, geoPath } from 'd3-geo'
import type { PlaceId } from '../place'
import type { Point } from '../point'
import type { Atlas } from './atlas'
import type { FlatGround } from './flatMap'

/** Draws the part of a country around some of its regions. */
export type RegionMap = (ids: readonly PlaceId[]) => RegionView

/** Part of the map of a country, on which its regions are found. */
export type RegionView = FlatGround & {
  /** Path data of a region. */
  shapeOf(id: PlaceId): string
  /** Place of a point on the map. */
  spotOf(point: Point): readonly [x: number, y: number]
}

/** Longer side of a map in its units; of a whole country, the least part that is shown, and the margin around the regions. */
const [SIDE, LEAST, MARGIN] = [360, 160, 14]

/** Least part of the longer side that the shorter one has. */
const SHORTER = 0.8

/** Reach of a hemisphere around its middle in the plane, in radii of the Earth: land beyond it is drawn as the whole Earth is. */
const FAR = Math.SQRT2

/** Meridian in the middle of that map, which is cut where there is the least land. */
const MIDDLE = 11

/** Land of a country and its regions, and the borders on it; without these, the outlines of all its land are drawn. */
export type RegionGround = Pick<Atlas, 'land' | 'landOf'> & Partial<Pick<Atlas, 'borders'>>

/** Map of a country and its regions, in an equal-area projection centred on the country; that of the Earth where they reach beyond a hemisphere. */
export function regionMap({ land, borders, landOf }: RegionGround): RegionMap {
  const [longitude, latitude] = geoCentroid(land)
  const around = () => geoAzimuthalEqualArea().scale(1).translate([0, 0]).rotate([-longitude, -latitude])
  const ofEarth = () => geoEqualEarth().scale(1).translate([0, 0]).rotate([-MIDDLE, 0])
  // Once for all parts, since it takes as long as to draw one.
  const reach = geoPath(around()).bounds(land)
  const isWide = reach.flat().some((each) => Math.abs(each) > FAR)
  const [unfitted, [[left, top], [right, bottom]]] = isWide
    ? [ofEarth, geoPath(ofEarth()).bounds(land)]
    : [around, reach]
  // Places may all be in one point.
  const unit = SIDE / (Math.max(right - left, bottom - top) || 1)
  const end = [(right - left) * unit, (bottom - top) * unit] as const
  return (ids) => {
    const projection = unfitted()
      .scale(unit)
      .translate([-left * unit, -top * unit])
    const path = geoPath(projection).digits(1)
    const coordinates = ids.flatMap((id) => landOf(id).coordinates)
    const near = path.bounds({ type: 'MultiPolygon', coordinates })
    const lengthOn = (axis: 0 | 1) => Math.max(near[1][axis] - near[0][axis], LEAST) + 2 * MARGIN
    const shorter = Math.max(lengthOn(0), lengthOn(1)) * SHORTER
    /** Part of an axis with the regions in its middle, as far as the country reaches. */
    const partOn = (axis: 0 | 1) => {
      const [low, high] = [-MARGIN, end[axis] + MARGIN]
      const length = Math.min(Math.max(lengthOn(axis), shorter), high - low)
      const start = (near[0][axis] + near[1][axis] - length) / 2
      return { start: Math.min(Math.max(start, low), high - length), length }
    }
    const [across, down] = [partOn(0), partOn(1)]
    const scale = SIDE / Math.max(across.length, down.length)
    const [width, height] = [across.length * scale, down.length * scale]
    projection
      .scale(unit * scale)
      .translate([(-left * unit - across.start) * scale, (-top * unit - down.start) * scale])
      // Land is cut beyond the edges, where its outline is not seen.
      .clipExtent([
        [-MARGIN, -MARGIN],
        [width + MARGIN, height + MARGIN],
      ])
    const drawn = path(land) ?? ''
    return {
      width,
      height,
      land: drawn,
      borders: borders ? (path(borders) ?? '') : drawn,
      shapeOf: (id) => path(landOf(id)) ?? '',
      spotOf: ([latitude, longitude]) => projection([longitude, latitude]) as [number, number],
    }
  }
}

import { geoAzimuthalEqualArea, geoCentroid, geoPath } from 'd3-geo'
import type { PlaceId } from '../place'
import type { Point } from '../point'
import { readAtlas } from './atlas'
import type { FlatGround } from './flatMap'

/** Map of a country, on which its regions are found. */
export type RegionMap = FlatGround & {
  /** Path data of a region. */
  shapeOf(id: PlaceId): string
  /** Place of a point on the map. */
  spotOf(point: Point): readonly [x: number, y: number]
}

/** Longer side of a map and the margin around its land, in its units. */
const [SIDE, MARGIN] = [360, 10]

/** Draws the text of a map made by `npm run make:regions`, in an equal-area projection centred on the country. */
export function regionMap(text: string): RegionMap {
  const { land, borders, landOf } = readAtlas(text)
  const [longitude, latitude] = geoCentroid(land)
  const projection = geoAzimuthalEqualArea()
    .rotate([-longitude, -latitude])
    .fitSize([SIDE - 2 * MARGIN, SIDE - 2 * MARGIN], land)
  const path = geoPath(projection).digits(1)
  const [[left, top], [right, bottom]] = path.bounds(land)
  const [x, y] = projection.translate()
  projection.translate([x - left + MARGIN, y - top + MARGIN])
  return {
    width: right - left + 2 * MARGIN,
    height: bottom - top + 2 * MARGIN,
    land: path(land) ?? '',
    borders: path(borders) ?? '',
    shapeOf: (id) => path(landOf(id)) ?? '',
    spotOf: ([latitude, longitude]) => projection([longitude, latitude]) as [number, number],
  }
}

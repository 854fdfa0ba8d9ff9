import { geoEqualEarthRaw } from 'd3-geo'
import type { Point } from '../point'
import { degrees, radians } from '../radians'

/**
 * In which direction a point lies from another on the flat map, in degrees clockwise from its top, [0, 360). The map is that
 * of `flat.ts`, the Equal Earth projection with Greenwich in its middle: what lies beyond its edge lies the other way round.
 */
export function flatBearing(from: Point, to: Point): number {
  const [[x1, y1], [x2, y2]] = [from, to].map(([latitude, longitude]) =>
    geoEqualEarthRaw(radians(longitude), radians(latitude)),
  ) as [[number, number], [number, number]]
  return (degrees(Math.atan2(x2 - x1, y2 - y1)) + 360) % 360
}

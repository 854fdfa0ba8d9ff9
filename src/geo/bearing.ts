import type { Point } from './point'
import { radians } from './radians'

/**
 * Initial bearing of the great circle in degrees clockwise from north, in [0, 360): the direction
 * in which the shortest way to `to` leaves `from`. 0 where the two are the same place.
 * Formula: Snyder, "Map Projections: A Working Manual", USGS 1987, eq. 5-4b.
 */
export function initialBearing(from: Point, to: Point): number {
  const [lat1, lat2] = [radians(from[0]), radians(to[0])]
  const eastward = radians(to[1] - from[1])
  const y = Math.sin(eastward) * Math.cos(lat2)
  const x = Math.cos(lat1) * Math.sin(lat2) - Math.sin(lat1) * Math.cos(lat2) * Math.cos(eastward)
  const degrees = (Math.atan2(y, x) * 180) / Math.PI
  // A tiny negative angle plus 360 rounds to 360 itself, hence the second remainder.
  return ((degrees % 360) + 360) % 360
}

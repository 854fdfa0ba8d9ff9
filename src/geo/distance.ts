import type { Point } from './point'
import { radians } from './radians'

/** Mean radius of the Earth in kilometres. */
export const EARTH_RADIUS = 6371

/**
 * Great-circle distance in kilometres, 0 to 20,015 (half the circumference), by the haversine
 * formula (R. W. Sinnott, "Virtues of the Haversine", Sky and Telescope 68, 1984).
 */
export function greatCircleDistance(from: Point, to: Point): number {
  const [lat1, lat2] = [radians(from[0]), radians(to[0])]
  const h =
    Math.sin((lat2 - lat1) / 2) ** 2 +
    Math.cos(lat1) * Math.cos(lat2) * Math.sin(radians(to[1] - from[1]) / 2) ** 2
  // Rounding can carry the haversine of antipodes just past 1, where asin is not a number.
  return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(Math.min(1, h)))
}

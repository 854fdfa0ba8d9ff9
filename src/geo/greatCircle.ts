import { type Degrees, degrees, type Kilometres, type Point, radians } from './point'

/** Mean radius of the Earth. */
export const EARTH_RADIUS: Kilometres = 6371

/**
 * Great-circle distance, 0 to 20,015 (half the circumference), by the haversine
 * formula (R. W. Sinnott, "Virtues of the Haversine", Sky and Telescope 68, 1984).
 */
export function greatCircleDistance(from: Point, to: Point): Kilometres {
  const [lat1, lat2] = [radians(from[0]), radians(to[0])]
  const h =
    Math.sin((lat2 - lat1) / 2) ** 2 +
    Math.cos(lat1) * Math.cos(lat2) * Math.sin(radians(to[1] - from[1]) / 2) ** 2
  // Rounding can carry the haversine of antipodes just past 1, where asin is not a number.
  return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(Math.min(1, h)))
}

/**
 * Initial bearing of the great circle from one point to another, clockwise from north, [0, 360); 0 for
 * identical points. Formula: Snyder, "Map Projections: A Working Manual", USGS 1987, eq. 5-4b.
 */
export function initialBearing(from: Point, to: Point): Degrees {
  const [lat1, lat2] = [radians(from[0]), radians(to[0])]
  const eastward = radians(to[1] - from[1])
  const y = Math.sin(eastward) * Math.cos(lat2)
  const x = Math.cos(lat1) * Math.sin(lat2) - Math.sin(lat1) * Math.cos(lat2) * Math.cos(eastward)
  // A tiny negative angle plus 360 rounds to 360 itself, hence the second remainder.
  return ((degrees(Math.atan2(y, x)) % 360) + 360) % 360
}

/**
 * Destination reached from a point along a great circle, given its initial bearing and its length as an arc, 0
 * to 180. The longitude may exceed ±180. Formula: Snyder, "Map Projections: A Working Manual", USGS
 * 1987, eq. 5-5 and 5-6.
 */
export function destinationOf([latitude, longitude]: Point, bearing: Degrees, far: Degrees): Point {
  const [φ, azimuth, c] = [radians(latitude), radians(bearing), radians(far)]
  const north = Math.sin(φ) * Math.cos(c) + Math.cos(φ) * Math.sin(c) * Math.cos(azimuth)
  const eastward = Math.atan2(
    Math.sin(c) * Math.sin(azimuth),
    Math.cos(φ) * Math.cos(c) - Math.sin(φ) * Math.sin(c) * Math.cos(azimuth),
  )
  return [degrees(Math.asin(Math.max(-1, Math.min(1, north)))), longitude + degrees(eastward)]
}

/** Largest round length, 1, 2 or 5 times a power of ten, that does not exceed a given one. */
export function roundLength(most: Kilometres): Kilometres {
  const power = 10 ** Math.floor(Math.log10(most))
  const times = [5, 2].find((each) => each * power <= most) ?? 1
  return times * power
}

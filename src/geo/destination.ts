import type { Point } from './point'
import { degrees, radians } from './radians'

/**
 * Where one arrives who leaves a point at an initial bearing, in degrees, and follows that great circle for some degrees
 * of the Earth, 0 to 180. The longitude may be beyond ±180.
 * Formula: Snyder, "Map Projections: A Working Manual", USGS 1987, eq. 5-5 and 5-6.
 */
export function destinationOf([latitude, longitude]: Point, bearing: number, far: number): Point {
  const [φ, azimuth, c] = [radians(latitude), radians(bearing), radians(far)]
  const north = Math.sin(φ) * Math.cos(c) + Math.cos(φ) * Math.sin(c) * Math.cos(azimuth)
  const eastward = Math.atan2(
    Math.sin(c) * Math.sin(azimuth),
    Math.cos(φ) * Math.cos(c) - Math.sin(φ) * Math.sin(c) * Math.cos(azimuth),
  )
  return [degrees(Math.asin(Math.max(-1, Math.min(1, north)))), longitude + degrees(eastward)]
}

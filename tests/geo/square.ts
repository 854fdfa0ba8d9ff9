import type { Position } from 'geojson'
import { EARTH_RADIUS } from '../../src/geo/greatCircle'

/**
 * A clockwise ring about a square so many km wide, near the equator, its south-west corner so many km east
 * and north of 0, 0 or of another place.
 */
export function square(
  km: number,
  [east, north]: readonly [number, number],
  origin: readonly [longitude: number, latitude: number] = [0, 0],
): Position[] {
  const degrees = (km: number) => (km / EARTH_RADIUS) * (180 / Math.PI)
  const place = (x: number, y: number): Position => {
    const longitude = origin[0] + degrees(east + x)
    return [longitude > 180 ? longitude - 360 : longitude, origin[1] + degrees(north + y)]
  }
  return [place(0, 0), place(0, km), place(km, km), place(km, 0), place(0, 0)]
}

import { compassBearingOf, type Direction } from './direction'
import { destinationOf, EARTH_RADIUS } from './greatCircle'
import { degrees, type Kilometres, type Point } from './point'

/** Latitude of the polar circles, in degrees. */
const POLAR = 66.5

/** Part of the Earth that explains a direction: a polar region, the antimeridian, where most maps end, or none of these. */
export type Passage = 'arctic' | 'antarctic' | 'edge' | 'none'

/** Finds what a great circle passes that sets out in one of the eight directions, with a length. */
export function passageOf(from: Point, direction: Direction, length: Kilometres): Passage {
  const far = degrees(length / EARTH_RADIUS)
  const bearing = compassBearingOf(direction)
  const way = Array.from({ length: Math.ceil(far) + 1 }, (_, step) =>
    destinationOf(from, bearing, Math.min(step, far)),
  )
  if (way.some(([latitude]) => latitude > POLAR)) return 'arctic'
  if (way.some(([latitude]) => latitude < -POLAR)) return 'antarctic'
  return way.some(([, longitude]) => Math.abs(longitude) > 180) ? 'edge' : 'none'
}

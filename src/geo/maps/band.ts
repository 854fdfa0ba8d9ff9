import type { MultiPolygon, Position } from 'geojson'
import { destinationOf, EARTH_RADIUS } from '../greatCircle'
import { degrees, type Point } from '../point'

/** Region between two distances from a point, in kilometres, in all directions or around one compass point only. */
export type Band = {
  readonly around: Point
  readonly from: number
  readonly to: number
  /** Index of the compass point, clockwise from north; `undefined` for all directions. */
  readonly compassPoint: number | undefined
}

/** Spacing of the places along its border, and its maximum distance from the centre, in degrees. */
const STEP = 2.5
const FURTHEST = 179.9

/** Polygon of a band on the sphere, with its inside on the right of the border, as d3 and the globe expect. */
export function areaOf({ around, from, to, compassPoint }: Band): MultiPolygon {
  const [near, far] = [from, to].map((distance) => Math.min(FURTHEST, degrees(distance / EARTH_RADIUS))) as [
    number,
    number,
  ]
  const along = (bearings: readonly number[], distance: number) =>
    bearings.map((bearing) => positionOf(destinationOf(around, bearing, distance)))
  if (compassPoint === undefined) {
    const turn = stepsBetween(0, 360)
    const hole = along([...turn].reverse(), near)
    return { type: 'MultiPolygon', coordinates: [[along(turn, far), hole]] }
  }
  const [left, right] = [45 * compassPoint - 22.5, 45 * compassPoint + 22.5]
  const [turn, way] = [stepsBetween(left, right), stepsBetween(near, far)]
  const ring = [
    ...along(turn, far),
    ...[...way].reverse().map((distance) => positionOf(destinationOf(around, right, distance))),
    ...along([...turn].reverse(), near),
    ...way.map((distance) => positionOf(destinationOf(around, left, distance))),
  ]
  return { type: 'MultiPolygon', coordinates: [[ring]] }
}

function positionOf([latitude, longitude]: Point): Position {
  return [longitude - 360 * Math.round(longitude / 360), latitude]
}

/** Equally spaced numbers from one to another, including both. */
function stepsBetween(from: number, to: number): readonly number[] {
  const count = Math.max(1, Math.ceil((to - from) / STEP))
  return Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count)
}

import type { MultiPolygon, Position } from 'geojson'
import { destinationOf, EARTH_RADIUS } from '../greatCircle'
import type { Point } from '../point'
import { degrees } from '../point'

/** What lies from one distance to another around a point, in kilometres, all around or in one of the eight winds alone. */
export type Band = {
  readonly around: Point
  readonly from: number
  readonly to: number
  /** The number of the wind, clockwise from north. */
  readonly wind: number | undefined
}

/** In degrees: how far apart the places are that it is drawn by, and how far around the Earth it reaches at most. */
const STEP = 2.5
const FURTHEST = 179.9

/** The area of a band on the sphere, its inside on the right of its border, as d3 and the globe want it. */
export function areaOf({ around, from, to, wind }: Band): MultiPolygon {
  const [near, far] = [from, to].map((distance) => Math.min(FURTHEST, degrees(distance / EARTH_RADIUS))) as [
    number,
    number,
  ]
  const along = (bearings: readonly number[], distance: number) =>
    bearings.map((bearing) => positionOf(destinationOf(around, bearing, distance)))
  if (wind === undefined) {
    const turn = stepsBetween(0, 360)
    const hole = along([...turn].reverse(), near)
    return { type: 'MultiPolygon', coordinates: [[along(turn, far), hole]] }
  }
  const [left, right] = [45 * wind - 22.5, 45 * wind + 22.5]
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

/** From one number to another in equal steps, both included. */
function stepsBetween(from: number, to: number): readonly number[] {
  const count = Math.max(1, Math.ceil((to - from) / STEP))
  return Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count)
}

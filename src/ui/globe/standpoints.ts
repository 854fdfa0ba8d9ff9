import { EARTH_RADIUS, greatCircleDistance } from '../../geo/greatCircle'
import type { Point } from '../../geo/point'
import type { Hint } from '../../machines/hint'
import { type GlobeView, viewAt } from './globeView'

/** How near the globe comes by itself, and how much of its picture the guesses may then take. */
const NEAR = 3
const SHARE = 0.75

/** Where the globe begins its turn: above the last guess that was not the answer or, without one, west of the answer. */
export function startView(hints: readonly Hint[], answer: Point): GlobeView {
  const wrong = hints.filter(({ isCorrect }) => !isCorrect).at(-1)
  return viewAt(wrong?.country.centroid ?? [0, answer[1] - 75], 1)
}

/** How near it comes to a country that it is turned to, and how many degrees of the Earth that then fills. */
const NEAR_ONE = 4
const FILLED = 40

/**
 * Where it turns to for a country: the smaller that is, the nearer.
 * @param side of the country in degrees, as `Basemaps.sideOf` has it.
 */
export function viewOn(country: Point, side: number): GlobeView {
  return viewAt(country, Math.min(NEAR_ONE, FILLED / side))
}

/** Where it comes to rest: above the answer, as near as all guesses are in sight, if they can be. */
export function restView(hints: readonly Hint[], answer: Point): GlobeView {
  return viewWith(
    hints.map(({ distance }) => distance),
    answer,
  )
}

/** Above the answer, as near as all is in sight that fitted after a guess, with the surroundings of the last of it. */
export function viewOfFit(left: readonly Point[], answer: Point): GlobeView {
  return viewWith([...left.map((point) => greatCircleDistance(answer, point)), SURROUNDINGS], answer)
}

/** How far around a country it is looked at, in kilometres. */
const SURROUNDINGS = 2500

function viewWith(distances: readonly number[], answer: Point): GlobeView {
  const furthest = Math.max(...distances) / EARTH_RADIUS
  const isNear = furthest > 0 && furthest < Math.PI / 2
  return viewAt(answer, isNear ? Math.min(NEAR, nearTo(furthest)) : 1)
}

/** How near it can come at most for what is so many radians from the middle to be in sight. */
export function nearTo(furthest: number): number {
  return SHARE / Math.sin(furthest)
}

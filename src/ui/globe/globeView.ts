import { EARTH_RADIUS, greatCircleDistance } from '../../geo/greatCircle'
import type { Point } from '../../geo/point'
import type { Hint } from '../../machines/hint'

/** How the Earth is looked at: what is in the middle, and how near, 1 to {@link nearestFor}. */
export type GlobeView = { readonly middle: Point; readonly zoom: number }

/** As near as one comes where everything is large enough. */
const NEAREST = 5

/** How many pixels the smallest country then takes, and the degrees of the smallest step of the atlas. */
const SEEN = 24
const STEP = 0.02

/**
 * How near one may come for every country to be seen.
 * @param sides of the countries, in degrees, as `Basemaps.sideOf` has them.
 * @param degrees that a pixel is from furthest away.
 */
export function nearestFor(sides: readonly number[], degrees: number): number {
  return Math.max(NEAREST, ...sides.map((side) => (SEEN * degrees) / Math.max(STEP, side)))
}

/** A view of what is in the middle, no further than the poles; the longitude may be beyond ±180. */
export function viewAt([latitude, longitude]: Point, zoom: number, nearest = NEAREST): GlobeView {
  return {
    middle: [between(latitude, -90, 90), longitude - 360 * Math.round(longitude / 360)],
    zoom: between(zoom, 1, nearest),
  }
}

/** The view at a share of the way, 0 to 1, from one to another: turned like a globe on a desk, its axis upright. */
export function viewAlong(from: GlobeView, to: GlobeView, share: number): GlobeView {
  const eastward = to.middle[1] - from.middle[1]
  const shorter = eastward - 360 * Math.round(eastward / 360)
  return viewAt(
    [from.middle[0] + (to.middle[0] - from.middle[0]) * share, from.middle[1] + shorter * share],
    from.zoom * (to.zoom / from.zoom) ** share,
    Math.max(from.zoom, to.zoom),
  )
}

/** Milliseconds that a turn takes. */
export const TURN = 1200

/**
 * The view so many milliseconds after a turn began, which starts slowly and ends slowly; `to` itself from its end on.
 * @param length of the turn in milliseconds.
 */
export function viewTurned(from: GlobeView, to: GlobeView, ms: number, length = TURN): GlobeView {
  if (ms >= length) return to
  const share = ms / length
  return viewAlong(from, to, share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2)
}

function between(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value))
}

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

import { EARTH_RADIUS, greatCircleDistance } from '../../geo/greatCircle'
import type { Point } from '../../geo/point'
import type { Hint } from '../../machines/rules/hint'

/** A view of the Earth: the point in the middle, and the zoom, from 1 to {@link nearestFor}. */
export type GlobeView = { readonly middle: Point; readonly zoom: number }

/** Largest zoom while every country is large enough to be seen. */
export const NEAREST = 5

/** Least size of a country at the largest zoom, in pixels, and the resolution of the atlas, in degrees. */
const SEEN = 24
const STEP = 0.02

/**
 * Largest zoom, raised beyond the default until every country can be seen.
 * @param sides of the countries, in degrees, as returned by `Basemaps.sideOf`.
 * @param degrees per pixel at zoom 1.
 */
export function nearestFor(sides: readonly number[], degrees: number): number {
  return Math.max(NEAREST, ...sides.map((side) => (SEEN * degrees) / Math.max(STEP, side)))
}

/** A view of a point, clamped to the poles and to the zoom's range; the longitude may be beyond ±180. */
export function viewAt([latitude, longitude]: Point, zoom: number, nearest = NEAREST): GlobeView {
  return {
    middle: [between(latitude, -90, 90), longitude - 360 * Math.round(longitude / 360)],
    zoom: between(zoom, 1, nearest),
  }
}

/** The view at a share, 0 to 1, of the turn from one view to another, as of a globe on a desk with an upright axis. */
export function viewAlong(from: GlobeView, to: GlobeView, share: number): GlobeView {
  const eastward = to.middle[1] - from.middle[1]
  const shorter = eastward - 360 * Math.round(eastward / 360)
  return viewAt(
    [from.middle[0] + (to.middle[0] - from.middle[0]) * share, from.middle[1] + shorter * share],
    from.zoom * (to.zoom / from.zoom) ** share,
    Math.max(from.zoom, to.zoom),
  )
}

/** Duration of a turn, in milliseconds. */
export const TURN = 1200

/**
 * The view a number of milliseconds after a turn began, easing in and out; `to` itself from the end of the turn on.
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

/** Largest zoom of a view that the game chooses, and the share of the picture that the guesses may then take. */
const NEAR = 3
const SHARE = 0.75

/** View before the first turn: above the last wrong guess or, without one, 75° west of the answer. */
export function startView(hints: readonly Hint[], answer: Point): GlobeView {
  const wrong = hints.filter(({ isCorrect }) => !isCorrect).at(-1)
  return viewAt(wrong?.country.centroid ?? [0, answer[1] - 75], 1)
}

/**
 * Largest zoom when the globe is turned to one country, and the size of a larger country in that view, in degrees at
 * zoom 1.
 */
const NEAR_ONE = 4
const FILLED = 40

/**
 * View of one country; the smaller the country, the larger the zoom.
 * @param side of the country in degrees, as returned by `Basemaps.sideOf`.
 */
export function viewOn(country: Point, side: number): GlobeView {
  return viewAt(country, Math.min(NEAR_ONE, FILLED / side))
}

/**
 * Resting view: above the answer, at the largest zoom with all guesses in sight, if they fit on one side of the
 * globe.
 */
export function restView(hints: readonly Hint[], answer: Point): GlobeView {
  return viewWith(
    hints.map(({ distance }) => distance),
    answer,
  )
}

/**
 * View above the answer with every country in sight that was still possible after a guess, and at least the answer's
 * surroundings.
 */
export function viewOfFit(left: readonly Point[], answer: Point): GlobeView {
  return viewWith([...left.map((point) => greatCircleDistance(answer, point)), SURROUNDINGS], answer)
}

/** Radius around the answer that stays in sight, in kilometres. */
const SURROUNDINGS = 2500

function viewWith(distances: readonly number[], answer: Point): GlobeView {
  const furthest = Math.max(...distances) / EARTH_RADIUS
  const isNear = furthest > 0 && furthest < Math.PI / 2
  return viewAt(answer, isNear ? Math.min(NEAR, nearTo(furthest)) : 1)
}

/** Largest zoom with everything in sight up to an angle from the middle, in radians, on a share of the picture. */
export function nearTo(furthest: number, share = SHARE): number {
  return share / Math.sin(furthest)
}

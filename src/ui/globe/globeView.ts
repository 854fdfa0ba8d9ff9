import type { Point } from '../../geo/point'

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

import { pointAlong } from '../../geo/arc'
import { EARTH_RADIUS, greatCircleDistance } from '../../geo/distance'
import type { Point } from '../../geo/point'
import { nearTo } from './turn'
import { TURN, type View, viewOf, viewTurned } from './view'

/** A moment of the story: the guess whose way is drawn, after those before it, and how much of that is, 0 to 1. */
export type Moment = { readonly index: number; readonly share: number }

/** A great circle from a guess to the answer, as points an even way apart. */
type Way = readonly Point[]

/** In milliseconds: how long each guess is told, and within that from when on and how long its way is drawn. */
export const SCENE = 1700
const START = 300
const FLIGHT = 1000

/** How many milliseconds the story of so many guesses takes, with the turn back to where the globe rests. */
export function lengthOf(guesses: number): number {
  return guesses * SCENE + TURN
}

/**
 * What is told after so many milliseconds, and how the globe is looked at.
 * @param views before the story, in the scene of each guess, and after it.
 */
export function sceneAt(views: readonly View[], ms: number): Moment & { readonly view: View } {
  const scene = Math.min(Math.floor(ms / SCENE), views.length - 2)
  const time = ms - scene * SCENE
  const index = Math.min(scene, views.length - 3)
  return {
    index,
    share: index < scene ? 1 : Math.max(0, Math.min(1, (time - START) / FLIGHT)),
    view: viewTurned(views[scene] as View, views[scene + 1] as View, time),
  }
}

/** Above the middle of a way, from where both of its ends are seen. */
export function viewOfWay(way: Way): View {
  const distance = greatCircleDistance(way[0] as Point, way.at(-1) as Point)
  return viewOf(way[way.length >> 1] as Point, nearTo(distance / EARTH_RADIUS / 2))
}

/** A way as far as it is drawn. */
export function wayUntil(way: Way, share: number): Way {
  const head = pointAlong(way[0] as Point, way.at(-1) as Point, share)
  return [...way.slice(0, Math.floor(share * (way.length - 1)) + 1), head]
}

import { useState } from 'react'
import { EARTH_RADIUS, greatCircleDistance } from '../../geo/greatCircle'
import type { Point } from '../../geo/point'
import { prefersReducedMotion } from '../map/useMovingView'
import { type GlobeView, nearTo, TURN, viewAt, viewTurned } from './globeView'
import type { useView } from './useView'

/** How far the way of a guess is drawn: not yet, being drawn, whole. */
type Flight = 'awaited' | 'flying' | 'landed'

/** A moment of the story: the guess that is told, after those before it, and its way. */
export type Moment = { readonly index: number; readonly flight: Flight }

/** A great circle from a guess to the answer, as points an even way apart. */
type Way = readonly Point[]

/**
 * In milliseconds: how long each guess is told; within that the globe turns to its way first, which is then drawn on a globe
 * that rests: the eye can follow, and a frame costs little.
 */
export const SCENE = 2000
const TURNING = 600
export const FLIGHT = 1000

/** How many milliseconds the story of so many guesses takes, with the turn back to where the globe rests. */
export function lengthOf(guesses: number): number {
  return guesses * SCENE + TURN
}

/**
 * What is told after so many milliseconds, and how the globe is looked at.
 * @param views before the story, in the scene of each guess, and after it.
 */
export function sceneAt(views: readonly GlobeView[], ms: number): Moment & { readonly view: GlobeView } {
  const last = views.length - 2
  const scene = Math.min(Math.floor(ms / SCENE), last)
  const time = ms - scene * SCENE
  return {
    index: Math.min(scene, last - 1),
    flight: scene === last || time >= TURNING + FLIGHT ? 'landed' : time < TURNING ? 'awaited' : 'flying',
    view: viewTurned(
      views[scene] as GlobeView,
      views[scene + 1] as GlobeView,
      time,
      scene < last ? TURNING : TURN,
    ),
  }
}

/** Above the middle of a way, from where both of its ends are seen. */
export function viewOfWay(way: Way): GlobeView {
  const distance = greatCircleDistance(way[0] as Point, way.at(-1) as Point)
  return viewAt(way[way.length >> 1] as Point, nearTo(distance / EARTH_RADIUS / 2))
}

/** What its button does next, as the button says it. */
export type StoryAction = 'globe.story' | 'globe.stop' | 'globe.next'

/**
 * The story of the guesses: each in turn flies its way to the answer. Whoever turns the globe by hand ends it.
 * @param ways from the guesses to the answer, each reckoned when it is told: it can be played before they are drawn.
 * @param last where the globe rests after it.
 */
export function useStory(
  { view, set, lead, turnTo }: ReturnType<typeof useView>,
  ways: readonly (() => readonly Point[])[],
  isFlat: boolean,
  last: GlobeView,
) {
  /** What is told now; `undefined` while nothing is. */
  const [moment, tell] = useState<Moment>()
  const viewOfScene = (way: readonly Point[]) => (isFlat ? viewAt(last.middle, 1) : viewOfWay(way))
  const end = () => tell(undefined)
  const [isStepped] = useState(prefersReducedMotion)
  const step = () => {
    const index = (moment?.index ?? -1) + 1
    const way = ways[index]
    if (way === undefined) return turnTo(last)
    set(viewOfScene(way()), true, end)
    tell({ index, flight: 'landed' })
  }
  const play = () => {
    const views = [view, ...ways.map((way) => viewOfScene(way())), last]
    const showAt = (ms: number) => {
      const { view, index, flight } = sceneAt(views, ms)
      // While nothing changes, nothing is drawn anew.
      tell((before) => (before?.index === index && before.flight === flight ? before : { index, flight }))
      return view
    }
    lead(showAt, lengthOf(ways.length), last, end)
  }
  const isLast = moment !== undefined && moment.index === ways.length - 1
  const action: StoryAction =
    moment === undefined ? 'globe.story' : isStepped && !isLast ? 'globe.next' : 'globe.stop'
  /** Plays it, or stops it; where motion is not wanted, goes on to the next guess. */
  const press = () => (isStepped ? step() : moment ? turnTo(last) : play())
  return { moment, action, press }
}

import { useState } from 'react'
import { EARTH_RADIUS, greatCircleDistance } from '../../geo/greatCircle'
import { pointAlong } from '../../geo/maps/vector'
import type { Point } from '../../geo/point'
import { prefersReducedMotion } from '../map/useMovingView'
import { type GlobeView, nearTo, TURN, viewAt, viewTurned } from './globeView'
import type { MovingGlobe } from './useGlobe'

/** Progress of drawing a guess's way: not begun, in flight, complete. */
type Flight = 'awaited' | 'flying' | 'landed'

/** A moment of the story: the index of the current guess, and the progress of its way. Earlier guesses are complete. */
export type Moment = { readonly index: number; readonly flight: Flight }

/**
 * Durations in milliseconds: of one guess's scene, of the turn with which it begins, and of the flight that follows
 * on a resting globe, where the eye can follow and frames are cheap.
 */
const SCENE = 2000
const TURNING = 600
export const FLIGHT = 1000

/** Duration of a story, in milliseconds, with the turn back to the resting view. */
export function lengthOf(guesses: number): number {
  return guesses * SCENE + TURN
}

/**
 * The moment and the view a number of milliseconds into the story.
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

/** View above the middle of the way from a guess to the answer, with both ends in sight. */
export function viewOfWay(from: Point, to: Point): GlobeView {
  return viewAt(pointAlong(from, to, 0.5), nearTo(greatCircleDistance(from, to) / EARTH_RADIUS / 2))
}

/** The next action of the story's button, as the id of the button's text. */
export type StoryAction = 'globe.story' | 'globe.stop' | 'globe.next'

/**
 * Animates the guesses one after another, each along its way to the answer. Turning the globe by hand ends the story.
 * @param guesses where the ways begin.
 * @param globe which rests above the answer after the story.
 */
export function useStory(
  { last, handle: { view, set, lead, turnTo }, frame: { isFlat } }: MovingGlobe,
  guesses: readonly Point[],
) {
  /** The current moment; `undefined` while no story is running. */
  const [moment, tell] = useState<Moment>()
  const viewOfScene = (from: Point) => (isFlat ? viewAt(last.middle, 1) : viewOfWay(from, last.middle))
  const end = () => tell(undefined)
  const [isStepped] = useState(prefersReducedMotion)
  const step = () => {
    const index = (moment?.index ?? -1) + 1
    const from = guesses[index]
    if (from === undefined) return turnTo(last)
    set(viewOfScene(from), true, end)
    tell({ index, flight: 'landed' })
  }
  const play = () => {
    const views = [view, ...guesses.map(viewOfScene), last]
    const showAt = (ms: number) => {
      const { view, index, flight } = sceneAt(views, ms)
      // An unchanged moment keeps its object, so that nothing is drawn again.
      tell((before) => (before?.index === index && before.flight === flight ? before : { index, flight }))
      return view
    }
    lead(showAt, lengthOf(guesses.length), last, end)
  }
  const isLast = moment !== undefined && moment.index === guesses.length - 1
  const action: StoryAction =
    moment === undefined ? 'globe.story' : isStepped && !isLast ? 'globe.next' : 'globe.stop'
  /** Plays or stops the story; with reduced motion, shows the next guess. */
  const press = () => (isStepped ? step() : moment ? turnTo(last) : play())
  return { moment, action, press }
}

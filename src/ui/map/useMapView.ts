import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import type { MapBox } from '../../geo/maps/deckMaps'
import type { MapSize } from '../../geo/maps/flatMap'
import {
  between,
  type Framed,
  isWhole,
  kept,
  type MapView,
  moved,
  type PixelVector,
  scaleOf,
  viewOfBox,
  viewWith,
  wholeOf,
  zoomed,
} from './mapView'
import { useHands } from './useHands'
import { useMovingView, type ViewTransition } from './useMovingView'
import { SMALL_PHONE, useSize } from './useSize'

const LENGTH = 450
const course: ViewTransition<MapView> = {
  length: LENGTH,
  viewAfter: (from, to, ms) => between(from, to, 1 - (1 - ms / LENGTH) ** 3),
}

/**
 * The view of a map in an element, moved by fingers and the mouse, and functions that move it. `onTap` hears of a press
 * at a place, with the scale there, and returns whether it has dealt with it.
 */
export function useMapView(
  element: RefObject<HTMLElement | null>,
  map: MapSize,
  onTap: (place: PixelVector, scale: number) => boolean,
) {
  const frame = useSize(element) ?? SMALL_PHONE
  const { view, shown, goal, set, turnTo } = useMovingView(() => wholeOf(map), course)
  const framed = useRef<Framed>({ map, frame })
  const grabbed = useRef(view)
  /** Part of the map that fills the frame, until the map is moved otherwise. */
  const filling = useRef<MapBox>(undefined)

  // A frame with other proportions needs the view to be fitted or clamped again.
  useLayoutEffect(() => {
    framed.current = { map, frame }
    if (filling.current) turnTo(viewOfBox(filling.current, framed.current))
    else set(kept(shown.current, framed.current))
  }, [map, frame, set, turnTo, shown])

  useHands(element, {
    isHeld: () => !isWhole(shown.current),
    tap: ([right, down]) => {
      // A frame that cannot be measured has no place for a press.
      if (frame === SMALL_PHONE) return false
      const scale = scaleOf(shown.current, framed.current)
      const [x, y] = shown.current.middle
      return onTap([x + right / scale, y + down / scale], scale)
    },
    grab() {
      grabbed.current = shown.current
    },
    move({ by, factor, at }) {
      const { current } = framed
      filling.current = undefined
      set(moved(zoomed(grabbed.current, factor, at, current), by, current))
    },
  })
  const leadTo = useCallback(
    (to: MapView, box?: MapBox) => {
      filling.current = box
      turnTo(to)
    },
    [turnTo],
  )
  const zoomBy = (factor: number) => leadTo(zoomed(goal.current, factor, [0, 0], framed.current))
  const goTo = useCallback((box: MapBox) => leadTo(viewOfBox(box, framed.current), box), [leadTo])
  const bringIntoView = useCallback(
    (place: PixelVector) => leadTo(viewWith(goal.current, place, framed.current)),
    [leadTo, goal],
  )
  return { view, framed: { map, frame }, zoomBy, goTo, bringIntoView }
}

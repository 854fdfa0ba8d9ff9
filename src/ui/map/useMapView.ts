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

/** The view of a map in an element, moved by fingers and the mouse, and functions that move it. */
export function useMapView(element: RefObject<HTMLElement | null>, map: MapSize) {
  const frame = useSize(element) ?? SMALL_PHONE
  const { view, shown, goal, set, turnTo } = useMovingView(() => wholeOf(map), course)
  const framed = useRef<Framed>({ map, frame })
  const grabbed = useRef(view)

  // A frame with other proportions needs the view to be clamped again.
  useLayoutEffect(() => {
    framed.current = { map, frame }
    set(kept(shown.current, framed.current))
  }, [map, frame, set, shown])

  useHands(element, {
    isHeld: () => !isWhole(shown.current),
    grab() {
      grabbed.current = shown.current
    },
    move({ by, factor, at }) {
      const { current } = framed
      set(moved(zoomed(grabbed.current, factor, at, current), by, current))
    },
  })
  const zoomBy = useCallback(
    (factor: number) => turnTo(zoomed(goal.current, factor, [0, 0], framed.current)),
    [turnTo, goal],
  )
  const goTo = useCallback((box: MapBox) => turnTo(viewOfBox(box, framed.current)), [turnTo])
  const bringIntoView = useCallback(
    (place: PixelVector) => turnTo(viewWith(goal.current, place, framed.current)),
    [turnTo, goal],
  )
  return { view, framed: { map, frame }, zoomBy, goTo, bringIntoView }
}

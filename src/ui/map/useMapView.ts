import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { MapBox } from '../../geo/maps/deckMaps'
import type { MapSize } from '../../geo/maps/flatMap'
import { isCalm } from '../isCalm'
import {
  between,
  type Framed,
  isWhole,
  kept,
  type MapView,
  moved,
  type Spot,
  viewOn,
  viewWith,
  wholeOf,
  zoomed,
} from './mapView'
import { useHands } from './useHands'

/** How long a map takes to go from one view to another by itself, in milliseconds. */
const WAY = 450

/** A frame that cannot be measured: that of a small phone. */
const SMALL = { width: 328, height: 246 }

/** How a map is looked at through an element, which fingers and the mouse move, and the ways to move it. */
export function useMapView(element: RefObject<HTMLElement | null>, map: MapSize) {
  const frame = useSize(element)
  const [view, show] = useState(() => wholeOf(map))
  const shown = useRef(view)
  /** Where it is going, or has come. */
  const goal = useRef(view)
  const framed = useRef<Framed>({ map, frame })
  const underway = useRef(0)

  const set = useCallback((next: MapView) => {
    cancelAnimationFrame(underway.current)
    goal.current = next
    shown.current = next
    show(next)
  }, [])

  /** Goes to a view, where motion is wanted not at once. */
  const lead = useCallback(
    (next: MapView) => {
      const from = shown.current
      if (isCalm()) return set(next)
      cancelAnimationFrame(underway.current)
      goal.current = next
      let begun: number | undefined
      const step = (now: number) => {
        begun ??= now
        const part = Math.min(1, (now - begun) / WAY)
        shown.current = between(from, next, 1 - (1 - part) ** 3)
        show(shown.current)
        if (part < 1) underway.current = requestAnimationFrame(step)
      }
      underway.current = requestAnimationFrame(step)
    },
    [set],
  )
  useEffect(() => () => cancelAnimationFrame(underway.current), [])

  // A frame of another form may be filled without what is beyond the edges of the map.
  useLayoutEffect(() => {
    framed.current = { map, frame }
    set(kept(shown.current, framed.current))
  }, [map, frame, set])

  useHands(element, {
    isHeld: () => !isWhole(shown.current),
    move: (by) => set(moved(shown.current, by, framed.current)),
    zoom: (factor, at) => set(zoomed(shown.current, factor, at, framed.current)),
  })
  const zoomBy = useCallback(
    (factor: number) => lead(zoomed(goal.current, factor, [0, 0], framed.current)),
    [lead],
  )
  const goTo = useCallback((box: MapBox) => lead(viewOn(box, framed.current)), [lead])
  const bringIntoView = useCallback(
    (place: Spot) => lead(viewWith(goal.current, place, framed.current)),
    [lead],
  )
  return { view, framed: { map, frame }, zoomBy, goTo, bringIntoView }
}

/** How large an element is within its border, in pixels; what it is on a small phone until that is known. */
function useSize(element: RefObject<HTMLElement | null>): MapSize {
  const [size, setSize] = useState<MapSize>(SMALL)
  useLayoutEffect(() => {
    const target = element.current
    if (target === null) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = target
      const next = width > 0 && height > 0 ? { width, height } : SMALL
      setSize((last) => (last.width === next.width && last.height === next.height ? last : next))
    }
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(target)
    return () => observer.disconnect()
  }, [element])
  return size
}

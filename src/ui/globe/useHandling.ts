import { type RefObject, useEffect, useRef } from 'react'
import type { ScreenPoint } from '../../geo/maps/chart'

/** What hands do to a map. Spots are in pixels from its middle. */
export type Handling = {
  /** It is taken hold of, dragged by so many pixels in all since then, and let go. */
  grab(): void
  drag(by: ScreenPoint): void
  drop(): void
  /** It is pointed at, or no longer; it is touched without being dragged. */
  point(at: ScreenPoint | undefined): void
  tap(at: ScreenPoint): void
}

/** From how many pixels on a movement is a drag. */
const SLACK = 4

/** Tells what a mouse, a pen or a finger does to an element. A finger that moves up or down scrolls the page instead. */
export function useHandling(element: RefObject<HTMLElement | null>, handling: Handling): void {
  const latest = useRef(handling)
  useEffect(() => {
    latest.current = handling
  })
  useEffect(() => {
    const target = element.current
    if (target === null) return
    let held: { id: number; at: ScreenPoint; isDragged: boolean } | undefined
    const spotOf = ({ clientX, clientY }: PointerEvent): ScreenPoint => {
      const { left, top, width, height } = target.getBoundingClientRect()
      return [clientX - left - width / 2, clientY - top - height / 2]
    }
    const down = (event: PointerEvent) => {
      if (event.isPrimary && event.button === 0)
        held = { id: event.pointerId, at: spotOf(event), isDragged: false }
    }
    const move = (event: PointerEvent) => {
      const at = spotOf(event)
      if (held?.id !== event.pointerId) {
        if (event.pointerType === 'mouse') latest.current.point(at)
        return
      }
      const by = [at[0] - held.at[0], at[1] - held.at[1]] as const
      if (!held.isDragged && Math.hypot(...by) < SLACK) return
      if (!held.isDragged && event.pointerType === 'touch' && Math.abs(by[1]) > Math.abs(by[0])) {
        // The browser is about to scroll the page with it.
        held = undefined
        return
      }
      if (!held.isDragged) {
        target.setPointerCapture(event.pointerId)
        latest.current.grab()
        held.isDragged = true
      }
      latest.current.drag(by)
    }
    const up = (event: PointerEvent) => {
      if (held?.id !== event.pointerId) return
      if (held.isDragged) latest.current.drop()
      else if (event.type === 'pointerup') latest.current.tap(held.at)
      held = undefined
    }
    const leave = () => latest.current.point(undefined)
    const listeners = Object.entries({
      pointerdown: down,
      pointermove: move,
      pointerup: up,
      pointercancel: up,
      pointerleave: leave,
    }) as [keyof HTMLElementEventMap, EventListener][]
    for (const [type, listener] of listeners) target.addEventListener(type, listener)
    return () => {
      for (const [type, listener] of listeners) target.removeEventListener(type, listener)
    }
  }, [element])
}

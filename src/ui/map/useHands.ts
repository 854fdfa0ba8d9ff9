import { type RefObject, useEffect, useRef } from 'react'
import type { Spot } from './mapView'

/** What hands do to a map. */
export type Hands = {
  /** Whether one finger or the mouse moves it: else a finger scrolls the page. */
  isHeld(): boolean
  /** By so many pixels. */
  move(by: Spot): void
  /** It is enlarged so many times around a spot, in pixels from its middle. */
  zoom(factor: number, at: Spot): void
}

/** From how many pixels on a movement is no press. */
const SLACK = 5

/** How much a turn of the wheel by a pixel enlarges, as an exponent of 2. */
const WHEEL = 0.01

/**
 * Tells what fingers, a pen, the mouse and its wheel do to an element: two fingers move and enlarge it at any time, one
 * moves it while it is held. The wheel enlarges with Ctrl, which browsers also say of two fingers on a touchpad. What has
 * moved the map is not a press of what is on it.
 */
export function useHands(element: RefObject<HTMLElement | null>, hands: Hands): void {
  const latest = useRef(hands)
  useEffect(() => {
    latest.current = hands
  })
  useEffect(() => {
    const target = element.current
    if (target === null) return
    /** Where those that are down were last. */
    const pointers = new Map<number, Spot>()
    let begun: Spot = [0, 0]
    let hasMoved = false
    const spotOf = ({ clientX, clientY }: MouseEvent): Spot => {
      const { left, top, width, height } = target.getBoundingClientRect()
      return [clientX - left - width / 2, clientY - top - height / 2]
    }
    const down = (event: PointerEvent) => {
      if (event.button !== 0) return
      if (pointers.size === 0) {
        hasMoved = false
        begun = spotOf(event)
      }
      pointers.set(event.pointerId, spotOf(event))
    }
    const move = (event: PointerEvent) => {
      if (!pointers.has(event.pointerId)) return
      const before = gripOf(pointers)
      const spot = spotOf(event)
      pointers.set(event.pointerId, spot)
      if (pointers.size === 1 && !hasMoved) {
        if (!latest.current.isHeld()) return
        if (Math.hypot(spot[0] - begun[0], spot[1] - begun[1]) < SLACK) return
      }
      if (!hasMoved) for (const id of pointers.keys()) target.setPointerCapture(id)
      hasMoved = true
      const after = gripOf(pointers)
      latest.current.move([after.middle[0] - before.middle[0], after.middle[1] - before.middle[1]])
      if (before.spread > 0 && after.spread > 0)
        latest.current.zoom(after.spread / before.spread, after.middle)
    }
    const up = (event: PointerEvent) => void pointers.delete(event.pointerId)
    const press = (event: MouseEvent) => {
      // Keys and programs that read a page out press without a pointer.
      if (!hasMoved || event.detail === 0) return
      event.preventDefault()
      event.stopPropagation()
    }
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      latest.current.zoom(2 ** (-event.deltaY * WHEEL), spotOf(event))
    }
    // Two fingers would scroll the page as one does, and then they are the browser's.
    const touch = (event: TouchEvent) => {
      if (event.cancelable && (event.touches.length > 1 || (hasMoved && latest.current.isHeld())))
        event.preventDefault()
    }
    const withdrawal = new AbortController()
    const { signal } = withdrawal
    target.addEventListener('pointerdown', down, { signal })
    target.addEventListener('pointermove', move, { signal })
    target.addEventListener('pointerup', up, { signal })
    target.addEventListener('pointercancel', up, { signal })
    target.addEventListener('click', press, { signal, capture: true })
    target.addEventListener('wheel', wheel, { signal, passive: false })
    target.addEventListener('touchstart', touch, { signal, passive: false })
    target.addEventListener('touchmove', touch, { signal, passive: false })
    return () => withdrawal.abort()
  }, [element])
}

/** The middle of all that hold a map, and how far they are apart: 0 of one alone. */
function gripOf(pointers: ReadonlyMap<number, Spot>): { readonly middle: Spot; readonly spread: number } {
  const spots = [...pointers.values()].slice(0, 2)
  const [[x, y] = [0, 0], [x2, y2] = [x, y]] = spots
  return { middle: [(x + x2) / 2, (y + y2) / 2], spread: Math.hypot(x2 - x, y2 - y) }
}

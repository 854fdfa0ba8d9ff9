import { type RefObject, useEffect, useRef } from 'react'
import type { PixelVector } from './mapView'

/** Movement of a map since it was grabbed. */
type Grip = {
  readonly by: PixelVector
  /** Zoom factor around the spot `at`, in pixels from the middle of the map. */
  readonly factor: number
  readonly at: PixelVector
}

/** Listener for gestures on a map. */
type Hands = {
  /**
   * Whether a movement by a mouse, a pen or one finger, in pixels, begins to move the map; otherwise a finger scrolls
   * the page.
   */
  isHeld(by: PixelVector, isFinger: boolean): boolean
  /** The map was grabbed, also when a finger is added or lifted; moved since then; released. */
  grab(): void
  move(grip: Grip): void
  drop?(): void
  /** The map was pressed without being moved: returns whether what lies there must not hear of it. */
  tap?(at: PixelVector): boolean
  /** The mouse points at a spot, or no longer at any. */
  point?(at: PixelVector | undefined): void
}

/** Movement from which on a press becomes a drag, in pixels. */
const SLACK = 5

/** Zoom per pixel of the wheel's turn, as an exponent of 2. */
const WHEEL = 0.01

/** Safari's event for two fingers on a touchpad. */
type Gesture = MouseEvent & { readonly scale: number }

/**
 * Reports gestures on a map: two fingers always move and zoom it, one pointer moves it while `isHeld` allows. The
 * wheel zooms with Ctrl; browsers report two fingers on a touchpad as that too, except Safari, which has events of
 * its own. A movement of the map is not a press of the elements on it.
 */
export function useHands(element: RefObject<HTMLElement | null>, hands: Hands): void {
  const latest = useRef(hands)
  useEffect(() => {
    latest.current = hands
  })
  useEffect(() => {
    const target = element.current
    if (target === null) return
    /** Current places of the pointers that are down; `start` holds their middle and spread when they grabbed the map. */
    const pointers = new Map<number, PixelVector>()
    let start = holdOf(pointers)
    let hasMoved = false
    const spotOf = ({ clientX, clientY }: MouseEvent): PixelVector => {
      const { left, top, width, height } = target.getBoundingClientRect()
      return [clientX - left - width / 2, clientY - top - height / 2]
    }
    const hold = () => {
      start = holdOf(pointers)
      if (hasMoved) latest.current.grab()
    }
    const down = (event: PointerEvent) => {
      if (event.button !== 0) return
      if (pointers.size === 0) hasMoved = false
      pointers.set(event.pointerId, spotOf(event))
      hold()
    }
    const move = (event: PointerEvent) => {
      const spot = spotOf(event)
      const isFinger = event.pointerType === 'touch'
      if (!pointers.has(event.pointerId)) {
        if (!isFinger) latest.current.point?.(spot)
        return
      }
      pointers.set(event.pointerId, spot)
      const { middle, spread } = holdOf(pointers)
      const by = [middle[0] - start.middle[0], middle[1] - start.middle[1]] as const
      if (!hasMoved) {
        const isOne = pointers.size === 1
        if (isOne && (Math.hypot(...by) < SLACK || !latest.current.isHeld(by, isFinger))) return
        hasMoved = true
        for (const id of pointers.keys()) target.setPointerCapture(id)
        latest.current.grab()
      }
      const factor = start.spread > 0 && spread > 0 ? spread / start.spread : 1
      latest.current.move({ by, factor, at: start.middle })
    }
    const up = (event: PointerEvent) => {
      if (!pointers.delete(event.pointerId)) return
      if (pointers.size > 0) hold()
      else if (hasMoved) latest.current.drop?.()
    }
    const press = (event: MouseEvent) => {
      // Keys and screen readers send clicks without a pointer.
      if (event.detail === 0) return
      if (!hasMoved && !latest.current.tap?.(spotOf(event))) return
      event.preventDefault()
      event.stopPropagation()
    }
    const enlarge = (factor: number, at: PixelVector) => latest.current.move({ by: [0, 0], factor, at })
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      latest.current.grab()
      enlarge(2 ** (-event.deltaY * WHEEL), spotOf(event))
      latest.current.drop?.()
    }
    const gesture = (event: Gesture) => {
      event.preventDefault()
      // Fingers on a screen are handled as pointers.
      if (pointers.size > 0) return
      if (event.type === 'gesturestart') latest.current.grab()
      else if (event.type === 'gesturechange') enlarge(event.scale, spotOf(event))
      else latest.current.drop?.()
    }
    // By default two fingers scroll the page too, and the browser would then cancel their pointers.
    const touch = (event: TouchEvent) => {
      if (event.cancelable && (event.touches.length > 1 || hasMoved)) event.preventDefault()
    }
    const withdrawal = new AbortController()
    const { signal } = withdrawal
    const listen = <Heard extends Event>(
      types: string,
      listener: (event: Heard) => void,
      isCapture = false,
    ) => {
      for (const type of types.split(' '))
        target.addEventListener(type, listener as EventListener, {
          signal,
          passive: false,
          capture: isCapture,
        })
    }
    listen('pointerdown', down)
    listen('pointermove', move)
    listen('pointerup pointercancel', up)
    listen('pointerleave', () => latest.current.point?.(undefined))
    listen('click', press, true)
    listen('wheel', wheel)
    listen('gesturestart gesturechange gestureend', gesture)
    listen('touchstart touchmove', touch)
    return () => withdrawal.abort()
  }, [element])
}

/** Middle of the first two pointers, and the distance between them; 0 for a single pointer. */
function holdOf(pointers: ReadonlyMap<number, PixelVector>): {
  readonly middle: PixelVector
  readonly spread: number
} {
  const spots = [...pointers.values()].slice(0, 2)
  const [[x, y] = [0, 0], [x2, y2] = [x, y]] = spots
  return { middle: [(x + x2) / 2, (y + y2) / 2], spread: Math.hypot(x2 - x, y2 - y) }
}

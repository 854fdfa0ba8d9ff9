import { type RefObject, useEffect, useRef } from 'react'
import type { PixelVector } from './mapView'

/** How far what holds a map has moved it since it took hold of it. */
export type Grip = {
  readonly by: PixelVector
  /** It is enlarged so many times around a spot, in pixels from its middle. */
  readonly factor: number
  readonly at: PixelVector
}

/** What hands do to a map. */
export type Hands = {
  /** Whether a mouse, a pen or one finger moves it by so many pixels. Else a finger scrolls the page. */
  isHeld(by: PixelVector, isFinger: boolean): boolean
  /** It is taken hold of, also with one finger more or less; moved since then; and let go. */
  grab(): void
  move(grip: Grip): void
  drop?(): void
  /** It is pressed without being moved, and pointed at with the mouse or no longer. */
  tap?(at: PixelVector): void
  point?(at: PixelVector | undefined): void
}

/** From how many pixels on a movement is no press. */
const SLACK = 5

/** How much a turn of the wheel by a pixel enlarges, as an exponent of 2. */
const WHEEL = 0.01

/** What Safari tells of two fingers on a touchpad. */
type Gesture = MouseEvent & { readonly scale: number }

/**
 * Tells what fingers, a pen, the mouse and its wheel do to a map: two fingers move and enlarge it at any time, one moves it
 * while it is held. The wheel enlarges with Ctrl, which browsers also say of two fingers on a touchpad, but for Safari, which
 * has events of its own. What has moved the map is not a press of what is on it.
 */
export function useHands(element: RefObject<HTMLElement | null>, hands: Hands): void {
  const latest = useRef(hands)
  useEffect(() => {
    latest.current = hands
  })
  useEffect(() => {
    const target = element.current
    if (target === null) return
    /** Where those that are down are now, and what they were when they took hold of it. */
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
      // Keys and programs that read a page out press without a pointer.
      if (event.detail === 0) return
      if (!hasMoved) return latest.current.tap?.(spotOf(event))
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
      // Fingers on a screen are pointers already.
      if (pointers.size > 0) return
      if (event.type === 'gesturestart') latest.current.grab()
      else if (event.type === 'gesturechange') enlarge(event.scale, spotOf(event))
      else latest.current.drop?.()
    }
    // Two fingers would scroll the page as one does, and then they are the browser's.
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
          ...{ signal, passive: false },
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

/** The middle of all that hold a map, and how far they are apart: 0 of one alone. */
function holdOf(pointers: ReadonlyMap<number, PixelVector>): {
  readonly middle: PixelVector
  readonly spread: number
} {
  const spots = [...pointers.values()].slice(0, 2)
  const [[x, y] = [0, 0], [x2, y2] = [x, y]] = spots
  return { middle: [(x + x2) / 2, (y + y2) / 2], spread: Math.hypot(x2 - x, y2 - y) }
}

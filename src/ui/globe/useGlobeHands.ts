import { type KeyboardEvent, useRef } from 'react'
import type { Chart, ScreenPoint } from '../../geo/maps/chart'
import { ZOOMS } from '../map/steps'
import { useHands } from '../map/useHands'
import { viewAt } from './globeView'
import type { MovingGlobe } from './useGlobe'

/** Zoom factor of one step, and degrees of one turn at zoom 1. */
export const NEARER = 1.4
const STEP = 15

/** Turn of the globe for each arrow key, in degrees at zoom 1. */
export const TURNS: Readonly<Record<string, readonly [north: number, east: number]>> = {
  ArrowLeft: [0, -STEP],
  ArrowRight: [0, STEP],
  ArrowUp: [STEP, 0],
  ArrowDown: [-STEP, 0],
}

type Handled = {
  readonly chart: Chart
  /** Degrees per pixel at zoom 1, and the largest zoom. */
  readonly furthest: number
  readonly nearest: number
  /** Called with the spot that the mouse points at, in pixels from the middle. */
  readonly onPoint?: (at: ScreenPoint | undefined) => void
  /** Called with a pressed spot; returns whether something there took the press, which otherwise turns the globe. */
  readonly onTap?: (at: ScreenPoint) => boolean
  /** Called with a pressed digit from 1 to 9. */
  readonly onNumber?: (number: number) => void
  /**
   * A mark that can be dragged: its spot, and the handler of another one. Where there is one, fingers turn the globe in all
   * directions, and the page is scrolled beside it.
   */
  readonly mark?: { readonly at: ScreenPoint | undefined; onDrag(to: ScreenPoint): void } | undefined
}

/** Radius, in pixels, within which a mark is grabbed. */
const GRABBED = 28

/** Turns and zooms a globe or a flat map by hand and by keys; the Home key returns to the resting view. */
export function useGlobeHands({ last, handle, frame: { field, isFlat } }: MovingGlobe, handled: Handled) {
  const { chart, furthest, nearest, onPoint, onTap, onNumber, mark } = handled
  const { view, shown, set, turnTo } = handle
  const { middle, zoom } = view
  const grabbed = useRef(view)
  /** Place of the mark when it was grabbed; `null` while the globe is turned. */
  const dragged = useRef<ScreenPoint | null>(undefined)
  // A flat map stops at its edges, so that the picture's middle may differ from `middle`.
  const inSight = () => (isFlat && chart.pointAt([0, 0])) || shown.current.middle
  const zoomBy = (factor: number) => set(viewAt(middle, zoom * factor, nearest))
  useHands(field, {
    // A vertical movement of a finger scrolls the page.
    isHeld: ([right, down], isFinger) => mark !== undefined || !isFinger || Math.abs(right) >= Math.abs(down),
    grab() {
      dragged.current = undefined
      grabbed.current = { middle: inSight(), zoom: shown.current.zoom }
    },
    move({ by: [right, down], factor, at }) {
      if (dragged.current === undefined) {
        const isNear = mark?.at && Math.hypot(mark.at[0] - at[0], mark.at[1] - at[1]) < GRABBED
        dragged.current = isNear && factor === 1 ? (mark?.at ?? null) : null
      }
      if (dragged.current) {
        mark?.onDrag([dragged.current[0] + right, dragged.current[1] + down])
        return
      }
      const { middle, zoom } = viewAt(grabbed.current.middle, grabbed.current.zoom * factor, nearest)
      const pixel = furthest / zoom
      set(viewAt([middle[0] + down * pixel, middle[1] - right * pixel], zoom, nearest), false)
    },
    drop: () => set(shown.current),
    point: (at) => onPoint?.(at),
    tap(at) {
      const point = onTap?.(at) ? undefined : chart.pointAt(at)
      if (point) turnTo(viewAt(point, zoom, nearest))
      return false
    },
  })
  /** Arrow keys turn, plus and minus zoom, Home resets the view; other keys but digits are left to the page. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const turn = TURNS[event.key]
    const step = ZOOMS[event.key]
    if (turn) {
      const [latitude, longitude] = inSight()
      set(viewAt([latitude + turn[0] / zoom, longitude + turn[1] / zoom], zoom, nearest))
    } else if (step !== undefined) zoomBy(NEARER ** step)
    else if (event.key === 'Home') turnTo(last)
    else if (onNumber && /^[1-9]$/.test(event.key)) onNumber(Number(event.key))
    else return
    event.preventDefault()
  }
  return { onKeyDown, zoomBy }
}

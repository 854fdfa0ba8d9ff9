import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { isLand, type OutlinePoint, outlineRingsOf } from '../../geo/outlineRings'
import { panOf, pitchOf } from '../../geo/sound/sweep'
import { ARROWS } from '../map/steps'
import { useLocale } from '../words/LocaleContext'
import { PlateLayer } from './PlateLayer'
import type { SoundPlayer } from './soundPlayer'

/** Distance that an arrow key moves the point, in the 100×100 box; with Shift five times as far. */
const STEP = 2

/** Distance from the box to the edge of the plate, as far as the point can go, in units of the box. */
const EDGE = 12.5

/** Vibration at a coast, in milliseconds. */
const COAST = [8]

type Props = {
  readonly path: string
  readonly player: SoundPlayer
  readonly plate: RefObject<HTMLElement | null>
  /** Id of the element that explains how the field is used. */
  readonly hintId: string
  /** Vibrates the device; `undefined` if it cannot, or the settings forbid it. */
  readonly vibrate: ((pattern: readonly number[]) => void) | undefined
  readonly onLeave: () => void
}

/**
 * Sounds the place under a finger, or under a point that the arrow keys move: a tone on land, silence at sea, a click
 * at the coast.
 */
export function TouchField({ path, player, plate, hintId, vibrate, onLeave }: Props) {
  const { say } = useLocale()
  const field = useRef<HTMLDivElement>(null)
  const rings = useMemo(() => outlineRingsOf(path), [path])
  const [spot, setSpot] = useState<OutlinePoint>([50, 50])
  const wasLand = useRef<boolean>(undefined)
  useEffect(() => {
    field.current?.scrollIntoView({ block: 'nearest' })
    field.current?.focus({ preventScroll: true })
    return () => player.release()
  }, [player])
  const feel = (next: OutlinePoint) => {
    setSpot(next)
    const [x, y] = next
    const pan = Math.max(-1, Math.min(1, panOf(x)))
    const isOnLand = isLand(rings, next)
    if (wasLand.current !== undefined && wasLand.current !== isOnLand) {
      player.click(pan)
      vibrate?.(COAST)
    }
    wasLand.current = isOnLand
    if (isOnLand) player.hold(pitchOf(y), pan)
    else player.release()
  }
  const leave = () => {
    player.release()
    wasLand.current = undefined
  }
  const point = (event: PointerEvent<HTMLDivElement>) => {
    // A mouse without a pressed button touches nothing.
    if (event.buttons === 0) return
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const share = (at: number, size: number) => (at / size) * (100 + 2 * EDGE) - EDGE
    feel([share(event.clientX - left, width), share(event.clientY - top, height)])
  }
  const press = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key]
    if (event.key === 'Escape') onLeave()
    else if (arrow) {
      const step = event.shiftKey ? STEP * 5 : STEP
      const within = (at: number) => Math.max(-EDGE, Math.min(100 + EDGE, at))
      feel([within(spot[0] + arrow[0] * step), within(spot[1] + arrow[1] * step)])
    } else return
    event.preventDefault()
  }
  return (
    <PlateLayer plate={plate} spot={spot}>
      <div
        ref={field}
        className="listen-field"
        role="application"
        aria-label={say('hear.touch')}
        aria-describedby={hintId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes keys
        tabIndex={0}
        onKeyDown={press}
        onBlur={leave}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          point(event)
        }}
        onPointerMove={point}
        onPointerUp={leave}
        onPointerCancel={leave}
      />
    </PlateLayer>
  )
}

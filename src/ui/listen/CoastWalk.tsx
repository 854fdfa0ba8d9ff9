import { type KeyboardEvent, type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react'
import { type Stop, shoresOf } from '../../geo/sound/coast'
import { panOf, pitchOf } from '../../geo/sound/tone'
import { useLocale } from '../words/LocaleContext'
import { WINDS } from '../words/winds'
import { PlateLayer } from './PlateLayer'
import type { Player } from './player'

const EIGHTHS = Object.values(WINDS)

type Props = {
  readonly path: string
  /** Whether the outline is turned, so that nothing of directions is told. */
  readonly isTurned: boolean
  readonly player: Player
  readonly plate: RefObject<HTMLElement | null>
  readonly onLeave: () => void
}

/** A walk along the coasts of an outline with the arrow keys: each stop is a tone, and what is remarkable is said. */
export function CoastWalk({ path, isTurned, player, plate, onLeave }: Props) {
  const { say } = useLocale()
  const hintId = useId()
  const box = useRef<HTMLDivElement>(null)
  const shores = useMemo(() => shoresOf(path), [path])
  const [[part, at], setPlace] = useState<readonly [part: number, at: number]>([0, 0])
  const [said, setSaid] = useState<readonly string[]>([])
  const stop = shores[part]?.stops[at]
  useEffect(() => box.current?.focus(), [])
  const tell = (nextPart: number, nextAt: number, isNewPart: boolean) => {
    const shore = shores[nextPart]
    const next = shore?.stops[nextAt] as Stop
    setPlace([nextPart, nextAt])
    const [x, y] = next.spot
    player.note(pitchOf(y), panOf(x), isNewPart ? 'sawtooth' : next.isCape ? 'square' : 'sine')
    const texts = [
      isNewPart && say('hear.part', { number: nextPart + 1, count: shores.length }),
      isNewPart && shore?.isLake && say('hear.lake'),
      next.isCape && say('hear.cape'),
      !isTurned && (isNewPart || next.eighth !== stop?.eighth) && say(EIGHTHS[next.eighth] ?? 'wind.north'),
    ].filter((text) => typeof text === 'string')
    if (texts.length > 0) setSaid(texts)
  }
  const press = (event: KeyboardEvent) => {
    const stops = shores[part]?.stops.length ?? 1
    const along = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    const across = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (event.key === 'Escape') onLeave()
    else if (along) {
      const next = (at + along + stops) % stops
      tell(part, next, next === 0)
    } else if (across) tell((part + across + shores.length) % shores.length, 0, true)
    else return
    event.preventDefault()
  }
  return (
    <div
      ref={box}
      className="listen-walk"
      role="application"
      aria-label={say('hear.walk')}
      aria-describedby={hintId}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes keys
      tabIndex={0}
      onKeyDown={press}
    >
      <p id={hintId}>{say('hear.walkHow')}</p>
      <p className="listen-said" role="status">
        {said.map((text) => (
          <span key={text}>{text} </span>
        ))}
      </p>
      <PlateLayer plate={plate} spot={stop?.spot} />
    </div>
  )
}

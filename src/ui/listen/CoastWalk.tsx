import { type KeyboardEvent, type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react'
import { type Shore, type Stop, shoresOf } from '../../geo/sound/coast'
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
  /** What is to be said of a stop, to somebody who was in that eighth before. */
  const textsOf = (nextPart: number, nextAt: number, before?: number): readonly string[] => {
    const { stops, isLake } = shores[nextPart] as Shore
    const { isCape, eighth } = stops[nextAt] as Stop
    return [
      nextAt === 0 && say('hear.part', { number: nextPart + 1, count: shores.length }),
      nextAt === 0 && isLake && say('hear.lake'),
      isCape && say('hear.cape'),
      !isTurned && (nextAt === 0 || eighth !== before) && say(EIGHTHS[eighth] ?? 'wind.north'),
    ].filter((text) => typeof text === 'string')
  }
  const [said, setSaid] = useState(() => textsOf(0, 0))
  const stop = shores[part]?.stops[at]
  useEffect(() => box.current?.focus(), [])
  const go = (nextPart: number, nextAt: number) => {
    const { spot, isCape } = (shores[nextPart] as Shore).stops[nextAt] as Stop
    player.note(pitchOf(spot[1]), panOf(spot[0]), nextAt === 0 ? 'sawtooth' : isCape ? 'square' : 'sine')
    const texts = textsOf(nextPart, nextAt, stop?.eighth)
    if (texts.length > 0) setSaid(texts)
    setPlace([nextPart, nextAt])
  }
  const press = (event: KeyboardEvent) => {
    const stops = shores[part]?.stops.length ?? 1
    const along = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    const across = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (event.key === 'Escape') onLeave()
    else if (along) go(part, (at + along + stops) % stops)
    else if (across) go((part + across + shores.length) % shores.length, 0)
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

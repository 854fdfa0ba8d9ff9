import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { directionOf } from '../../geo/direction'
import { type Shore, type Stop, shoresOf } from '../../geo/sound/coast'
import { panOf, pitchOf } from '../../geo/sound/sweep'
import type { Heard } from '../board/useOutlineTools'
import { QuietButton } from '../parts/Button'
import { useLocale } from '../words/LocaleContext'
import { PlateLayer } from './PlateLayer'
import type { SoundPlayer } from './soundPlayer'

/** Duration of each stop while a button leads the walk, in milliseconds. */
const PACE = 150

/** One stop or one part, forwards or backwards. */
type Step = 1 | -1

const ALONG: Readonly<Record<string, Step>> = { ArrowLeft: -1, ArrowRight: 1 }
const ACROSS: Readonly<Record<string, Step>> = { ArrowUp: -1, ArrowDown: 1 }

type Props = {
  readonly path: string
  /** Whether the outline is turned, so that no compass point may be named. */
  readonly isTurned: boolean
  /** The guesses so far; a new guess stops a led walk. */
  readonly guesses: Heard['guesses']
  readonly player: SoundPlayer
  readonly plate: RefObject<HTMLElement | null>
  readonly onLeave: () => void
}

/**
 * A walk along the coasts of an outline: each stop sounds a tone, and notable stops are announced. The arrow keys go
 * stop by stop, the buttons on to the next notable stop.
 */
export function CoastWalk({ path, isTurned, guesses, player, plate, onLeave }: Props) {
  const { say } = useLocale()
  const hintId = useId()
  const box = useRef<HTMLDivElement>(null)
  const shores = useMemo(() => shoresOf(path), [path])
  const [[part, at], setPlace] = useState<readonly [part: number, at: number]>([0, 0])
  /** Texts that announce a stop, reached from a stop with the compass point (eighth) `before`. */
  const textsOf = (nextPart: number, nextAt: number, before?: number): readonly string[] => {
    const { stops, isLake } = shores[nextPart] as Shore
    const { isCape, eighth } = stops[nextAt] as Stop
    return [
      nextAt === 0 && say('hear.part', { number: nextPart + 1, count: shores.length }),
      nextAt === 0 && isLake && say('hear.lake'),
      isCape && say('hear.cape'),
      !isTurned && (nextAt === 0 || eighth !== before) && say(`wind.${directionOf(45 * eighth).word}`),
    ].filter((text) => typeof text === 'string')
  }
  const [said, setSaid] = useState(() => textsOf(0, 0))
  /** Direction in which a button leads the walk; 0 if none does. */
  const [led, setLed] = useState<Step | 0>(0)
  const stop = shores[part]?.stops[at]
  useEffect(() => box.current?.focus(), [])
  const go = (nextPart: number, nextAt: number) => {
    const { spot, isCape } = (shores[nextPart] as Shore).stops[nextAt] as Stop
    player.note(pitchOf(spot[1]), panOf(spot[0]), nextAt === 0 ? 'sawtooth' : isCape ? 'square' : 'sine')
    const texts = textsOf(nextPart, nextAt, stop?.eighth)
    if (texts.length > 0) setSaid(texts)
    setPlace([nextPart, nextAt])
    return texts.length > 0
  }
  const goAlong = (step: Step) => {
    const stops = shores[part]?.stops.length ?? 1
    return go(part, (at + step + stops) % stops)
  }
  const goAcross = (step: Step) => {
    setLed(0)
    go((part + step + shores.length) % shores.length, 0)
  }
  const lead = useEffectEvent((step: Step) => {
    if (document.hidden || goAlong(step)) setLed(0)
  })
  useEffect(() => {
    if (led === 0) return
    const timer = setInterval(() => lead(led), PACE)
    return () => clearInterval(timer)
  }, [led])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new guess stops a led walk
  useEffect(() => () => setLed(0), [guesses])
  const press = (event: KeyboardEvent) => {
    const along = ALONG[event.key]
    const across = ACROSS[event.key]
    if (event.key === 'Escape') onLeave()
    else if (along) {
      setLed(0)
      goAlong(along)
    } else if (across) goAcross(across)
    else return
    event.preventDefault()
  }
  const way = (text: string, step: Step) => (
    <QuietButton aria-pressed={led === step} onClick={() => setLed(led === step ? 0 : step)}>
      {text}
    </QuietButton>
  )
  return (
    <>
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
      <div className="listen-ways">
        {way(say('hear.back'), -1)}
        {way(say('hear.on'), 1)}
        {shores.length > 1 && <QuietButton onClick={() => goAcross(1)}>{say('hear.other')}</QuietButton>}
      </div>
    </>
  )
}

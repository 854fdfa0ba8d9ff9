import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { readSettings } from '../../machines/journal/settings'
import type { Store } from '../../machines/store/store'
import type { Heard } from '../board/useOutlineTools'
import { Link } from '../parts/Link'
import { useLocale } from '../words/LocaleContext'
import { CoastWalk } from './CoastWalk'
import { Slider, Volume } from './Slider'
import { TouchField } from './TouchField'
import { usePlayer } from './usePlayer'
import './listen.css'
import { QuietButton, TextButton } from '../parts/Button'

/** Duration of a sweep, in seconds, and what it is at first. */
const SECONDS = { min: 2, max: 8, step: 1 }
const FIRST = 4

type Props = Heard & {
  /** Services of the browser: the device vibrates at a coast if the settings allow it. */
  readonly device: {
    readonly store: Pick<Store, 'get'>
    canVibrate(): boolean
    vibrate(pattern: readonly number[]): void
  }
}

/** Plays an outline: as a sweep that begins at once, on a walk along its coast, or under a finger. */
export function ListenPanel({ path, isTurned, guesses, plate, audio, device }: Props) {
  const { say } = useLocale()
  const hintId = useId()
  const toggleButton = useRef<HTMLButtonElement>(null)
  /** The button that opened the walk or the touch field; it gets the focus back. */
  const opener = useRef<HTMLButtonElement>(null)
  const { player, isPlaying, play, stop } = usePlayer(audio)
  const [way, setWay] = useState<'walk' | 'touch'>()
  const [seconds, setSeconds] = useState(FIRST)
  const toggle = () => (isPlaying ? stop() : play(path, seconds))
  const begin = useEffectEvent(toggle)
  useEffect(() => {
    begin()
    // Unless it was opened from the field, the focus waits around this panel.
    if (document.activeElement?.contains(toggleButton.current))
      toggleButton.current?.focus({ preventScroll: true })
    const press = ({ key }: KeyboardEvent) => key === 'F2' && begin()
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new guess or another outline stops the sound
  useEffect(() => stop, [path, guesses])
  const button = (name: 'walk' | 'touch') => (
    <QuietButton
      aria-pressed={way === name}
      onClick={({ currentTarget }) => {
        stop()
        opener.current = currentTarget
        setWay(way === name ? undefined : name)
      }}
    >
      {say(`hear.${name}`)}
    </QuietButton>
  )
  const isShaking = device.canVibrate() && readSettings(device.store).vibration === 'on'
  const leave = () => {
    setWay(undefined)
    opener.current?.focus()
  }
  return (
    <>
      <TextButton
        ref={toggleButton}
        className="description-button listen-button"
        aria-pressed={isPlaying}
        aria-keyshortcuts="F2"
        onClick={toggle}
      >
        {say('play.outline')}
      </TextButton>
      <section className="listen" aria-label={say('play.outline')}>
        <p>{say('hear.how')}</p>
        <div className="listen-tools">
          <Slider {...SECONDS} label={say('hear.seconds')} value={seconds} onChange={setSeconds} />
          <Volume player={player} />
        </div>
        <div className="listen-ways">
          {button('walk')}
          {button('touch')}
        </div>
        {way === 'walk' && (
          <CoastWalk key={path} {...{ path, isTurned, guesses, player, plate }} onLeave={leave} />
        )}
        {way === 'touch' && (
          <>
            <p id={hintId}>{say('hear.touchHow')}</p>
            <TouchField
              {...{ path, player, plate, hintId }}
              vibrate={isShaking ? device.vibrate : undefined}
              onLeave={leave}
            />
          </>
        )}
        <p>
          <Link to="/how-to-play/listening">{say('listen.heading')}</Link>
        </p>
      </section>
    </>
  )
}

import { useEffect, useState } from 'react'
import { DAY_MS } from '../../machines/schedule/day'
import { useLocale } from '../words/LocaleContext'
import { LocalMidnight } from '../words/LocalMidnight'
import './Countdown.css'

type Props = {
  /** Current time, in milliseconds since 1970. */
  readonly now: () => number
  /** Calls back every second; returns a function that unsubscribes. */
  readonly onTick: (callback: () => void) => () => void
  readonly localMidnight: () => number
}

/** Countdown to the next puzzle, at midnight UTC. */
export function Countdown({ now, onTick, localMidnight }: Props) {
  const { say } = useLocale()
  const time = useTimeLeft(now, onTick)
  return (
    <p className="countdown">
      {say('statistics.next')}{' '}
      <span className="countdown-time" role="timer">
        {time}
      </span>
      <LocalMidnight localMidnight={localMidnight} />
    </p>
  )
}

/** Time left until the next puzzle, in a sentence. */
export function NextDay({ now, onTick }: Omit<Props, 'localMidnight'>) {
  const { say } = useLocale()
  return say('today.next', { time: useTimeLeft(now, onTick) })
}

/** Time left until midnight UTC, as `hh:mm:ss`. */
function useTimeLeft(now: Props['now'], onTick: Props['onTick']): string {
  const [time, setTime] = useState(now)
  useEffect(() => onTick(() => setTime(now())), [now, onTick])
  return clock(DAY_MS - (time % DAY_MS))
}

/** Formats milliseconds as `hh:mm:ss`. */
function clock(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  return [seconds / 3600, (seconds / 60) % 60, seconds % 60]
    .map((part) => String(Math.floor(part)).padStart(2, '0'))
    .join(':')
}

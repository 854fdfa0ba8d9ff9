import { useSyncExternalStore } from 'react'
import { useLocale } from './LocaleContext'

type Props = {
  /** Time of the next midnight UTC on the reader's clock, in minutes since local midnight. */
  readonly localMidnight: () => number
}

/** The reader's local time of the next puzzle. A prerendered page keeps the space free for it. */
export function LocalMidnight({ localMidnight }: Props) {
  const { say, time } = useLocale()
  const minutes = useSyncExternalStore(neverChanges, localMidnight, unknown)
  return (
    <span className={minutes === undefined ? 'local-midnight is-unknown' : 'local-midnight'}>
      {say('midnight.local', { time: time(minutes ?? 0) })}
    </span>
  )
}

const neverChanges = () => () => {}
const unknown = () => undefined

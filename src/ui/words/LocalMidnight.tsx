import { useSyncExternalStore } from 'react'
import { useLocale } from './LocaleContext'

type Props = {
  /** The time of day on the reader's clock at the next midnight UTC, in minutes. */
  readonly localMidnight: () => number
}

/** When the reader's own clock brings the new puzzle. On a page as it is made the place is kept free for it. */
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

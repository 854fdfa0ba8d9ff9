import { useEffect, useEffectEvent, useState } from 'react'
import type { Attempt } from '../../machines/classroom/attempt'
import { readAttempts } from '../../machines/classroom/storedAttempt'
import { useBrowser } from '../contexts'
import { PupilGame } from './PupilGame'

type Props = {
  /** Names the set, and the attempt at it. */
  readonly token: string
  readonly id: number
  /** Attempt that was begun on this page. */
  readonly begun: Attempt | undefined
  /** Goes back to the start of the set. */
  readonly onLeave: () => void
}

/** A set as it is played, by the attempt that the address names. */
export function PlayedSet({ token, id, begun, onLeave }: Props) {
  const { store } = useBrowser()
  const [attempt] = useState(() => {
    const stored = readAttempts(store, token)
    // One that was begun in another tab at once may have taken its place.
    return begun?.id === id
      ? begun
      : (stored.find((each) => each.id === id) ?? stored.find(({ isDone }) => !isDone))
  })
  useEffect(() => {
    // Some browsers give a promise back.
    window.scrollTo(0, 0)
  }, [])
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    // It has been erased.
    if (attempt === undefined) leave()
  }, [attempt])
  if (attempt === undefined) return null
  return <PupilGame attempt={attempt} onLeave={onLeave} />
}

import { useEffect, useState } from 'react'

/** Longest time between the two presses of a double click, in milliseconds. */
export const PAUSE = 500

/**
 * Whether something appeared less than `PAUSE` ago. Until then it should ignore presses: the second press of a double
 * click was meant for the content that it replaced.
 */
export function useSettling(isThere: boolean): boolean {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    if (!isThere) return
    const timer = setTimeout(() => setSettled(true), PAUSE)
    return () => clearTimeout(timer)
  }, [isThere])
  return isThere && !isSettled
}

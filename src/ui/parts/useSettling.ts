import { useEffect, useState } from 'react'

/** How long after the first press the second one of a double click may come, in milliseconds. */
export const PAUSE = 500

/**
 * Whether something has only just appeared. Until that is over it should take no press: the second press of a double click
 * was meant for what was in its place before.
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

import { useEffect, useState } from 'react'

/** How long a second press may come after the first, in milliseconds. */
const PAUSE = 500

/**
 * Whether something is there since just now, so that a second press of whoever brought it, which was meant for what was
 * in its place, does nothing.
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

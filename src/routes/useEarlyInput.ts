import { useLayoutEffect, useState } from 'react'
import { useBrowser } from './contexts'

/**
 * Has what was done on the page before the program was there done once more: as soon as React has the page, and has drawn
 * it again with what depends on the day and on what is stored.
 */
export function useEarlyInput(): void {
  const { takeEarlyInput } = useBrowser()
  const [repeat, setRepeat] = useState<() => void>()
  useLayoutEffect(() => {
    const taken = takeEarlyInput()
    if (taken) setRepeat(() => taken)
  }, [takeEarlyInput])
  useLayoutEffect(() => {
    if (repeat === undefined) return
    // Outside of what React is just doing, so that each step of it is drawn before the next.
    queueMicrotask(() => {
      repeat()
      setRepeat(undefined)
    })
  }, [repeat])
}

import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/**
 * Whether the page is only being taken over as it was made at build. It has to be drawn then as it was made: with nothing
 * that depends on the day, on what is stored or on chance. What does is drawn right after. Who knows that this
 * makes no difference, says so, and is not drawn twice.
 */
export function useHydrating(makesDifference = true): boolean {
  return useSyncExternalStore(
    subscribe,
    () => false,
    () => makesDifference,
  )
}

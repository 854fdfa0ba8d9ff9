import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/**
 * Whether React is just taking over the page that the build made. It has to be drawn then as it was made, with nothing that
 * depends on the day, on what is stored or on chance; right after, it is drawn again with all of that.
 * @param makesDifference whether the second drawing would be another one; without it there is only the first
 */
export function useHydrating(makesDifference = true): boolean {
  return useSyncExternalStore(
    subscribe,
    () => false,
    () => makesDifference,
  )
}

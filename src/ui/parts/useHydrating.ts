import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/**
 * Whether React is hydrating the prerendered page. The first render must equal that page, so it may not depend on the
 * day, on stored data or on chance; a second render follows at once and may.
 * @param makesDifference whether the second render differs; if not, it is skipped
 */
export function useHydrating(makesDifference = true): boolean {
  return useSyncExternalStore(
    subscribe,
    () => false,
    () => makesDifference,
  )
}

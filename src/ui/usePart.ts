import { useEffect, useSyncExternalStore } from 'react'
import type { Part, PartState } from './part'

/** How far a part has come. It is asked for from the moment on when it is wanted. */
export function usePart<Content>(part: Part<Content>, isWanted = true): PartState<Content> {
  const state = useSyncExternalStore(part.subscribe, part.state, part.state)
  useEffect(() => {
    if (isWanted) part.ask()
  }, [part, isWanted])
  return state
}

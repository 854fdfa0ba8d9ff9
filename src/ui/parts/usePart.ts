import { useEffect, useSyncExternalStore } from 'react'
import type { Part, PartState } from './part'

/** How far a part has come. The first component that shows it and wants it asks for it. */
export function usePart<Content>(part: Part<Content>, isWanted = true): PartState<Content> {
  const state = useSyncExternalStore(part.subscribe, part.state, part.state)
  useEffect(() => {
    if (isWanted) part.ask()
  }, [part, isWanted])
  return state
}

import { useEffect, useSyncExternalStore } from 'react'
import type { LazyModule, LazyState } from '../lazyModule'

/**
 * How far a module has come. The first component that shows it and wants it asks for it, in a task of its own: React runs
 * what follows a tap before it is painted, and to ask for the end of a game takes a slow phone 35 ms.
 */
export function useLazyModule<Content>(module: LazyModule<Content>, isWanted = true): LazyState<Content> {
  const state = useSyncExternalStore(module.subscribe, module.state, module.state)
  useEffect(() => {
    if (!isWanted) return
    const timer = setTimeout(module.ask)
    return () => clearTimeout(timer)
  }, [module, isWanted])
  return state
}

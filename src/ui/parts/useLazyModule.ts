import { useEffect, useSyncExternalStore } from 'react'
import type { LazyModule, LazyState } from './lazyModule'

/** How far a module has come. The first component that shows it and wants it asks for it. */
export function useLazyModule<Content>(module: LazyModule<Content>, isWanted = true): LazyState<Content> {
  const state = useSyncExternalStore(module.subscribe, module.state, module.state)
  useEffect(() => {
    if (isWanted) module.ask()
  }, [module, isWanted])
  return state
}

import { useEffect, useSyncExternalStore } from 'react'

/** Loading state of a module. */
type LazyState<Content> = {
  readonly kind: 'unasked' | 'loading' | 'failed' | 'there'
  /** The module, once it is there. */
  readonly content?: Content
  /** Number of failed attempts so far, while the last one has failed. */
  readonly attempts?: number
}

/**
 * Module of the program that is fetched on demand. A loaded module is kept and rendered synchronously, and a failed fetch
 * is repeated at the next request. `React.lazy` does neither: it suspends even for a loaded module and caches a failure
 * for ever.
 */
export class LazyModule<Content> {
  private readonly fetch: () => Promise<Content>
  private readonly listeners = new Set<() => void>()
  private current: LazyState<Content> = { kind: 'unasked' }
  private pending: Promise<Content> | undefined
  private failures = 0

  constructor(fetch: () => Promise<Content>) {
    this.fetch = fetch
  }

  /** Fetches the module unless it is loaded or loading. Rejects if the fetch fails; the next call tries again. */
  load = (): Promise<Content> => {
    this.pending ??= this.attempt()
    return this.pending
  }

  /** Like {@link load}, for callers that watch the state and need no promise. */
  ask = (): void => {
    this.load().catch(() => {})
  }

  state = (): LazyState<Content> => this.current

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  private async attempt(): Promise<Content> {
    this.become({ kind: 'loading' })
    try {
      const content = await this.fetch()
      this.become({ kind: 'there', content })
      return content
    } catch (error) {
      this.pending = undefined
      this.failures++
      this.become({ kind: 'failed', attempts: this.failures })
      throw error
    }
  }

  private become(state: LazyState<Content>): void {
    this.current = state
    for (const listener of this.listeners) listener()
  }
}

/** Number of failed attempts at some modules, of which all are needed; 0 while none has failed. */
export function attemptsOf(...modules: readonly LazyModule<unknown>[]): number {
  return Math.max(...modules.map((module) => module.state().attempts ?? 0))
}

/** Lazy modules by a key, each made when it is first asked for. */
export function lazyModules<Key, Content>(fetch: (key: Key) => Promise<Content>) {
  const modules = new Map<Key, LazyModule<Content>>()
  return (key: Key): LazyModule<Content> => {
    const module = modules.get(key) ?? new LazyModule(() => fetch(key))
    modules.set(key, module)
    return module
  }
}

/** Stands in for a module where there is none; nobody asks for it. */
const none = new LazyModule<never>(() => new Promise(() => {}))

/**
 * Loading state of a module; without a module, nothing is fetched or rendered again. The first component that needs
 * the module requests it in a task of its own: React runs effects caused by a tap before the next paint, and requesting
 * the end of a game takes 35 ms on a slow phone.
 */
export function useLazyModule<Content>(
  module: LazyModule<Content> | undefined,
  isWanted = true,
): LazyState<Content> {
  const { state, subscribe }: LazyModule<Content> = module ?? none
  useEffect(() => {
    if (!module || !isWanted) return
    const timer = setTimeout(module.ask)
    return () => clearTimeout(timer)
  }, [module, isWanted])
  return useSyncExternalStore<LazyState<Content>>(subscribe, state, state)
}

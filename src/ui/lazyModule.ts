import { useEffect, useSyncExternalStore } from 'react'

/** How far a module of the program has come. */
export type LazyState<Content> =
  | { readonly kind: 'unasked' | 'loading' }
  /** So many attempts have failed. */
  | { readonly kind: 'failed'; readonly attempts: number }
  | { readonly kind: 'there'; readonly content: Content }

/**
 * A module of the program that is fetched when somebody wants it. What has arrived is there for good and is drawn at
 * once; what has failed is fetched anew the next time that it is asked for. `React.lazy` does neither: it suspends on
 * what is there, and it keeps a failure for ever.
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

  /** Fetches the module, unless it is there or on its way. Rejects when it cannot be had now. */
  load = (): Promise<Content> => {
    this.pending ??= this.attempt()
    return this.pending
  }

  /** Like {@link load}, for those who watch the state and need no promise. */
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

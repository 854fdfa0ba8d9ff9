/** A place that keeps texts by their keys, such as `localStorage`. Every call may throw. */
export type Store = {
  readonly get: (key: string) => string | null
  readonly set: (key: string, text: string) => void
  readonly remove: (key: string) => void
  readonly keys: () => readonly string[]
}

/** Is told under which keys something was changed; `null` where that may be any. */
export type StoreListener = (keys: ReadonlySet<string | null>) => void

/** A store that tells of what changes in it, in this page or in another. */
export type WatchedStore = Store & {
  /** Counts the changes, so that whoever has read something knows when to read again. */
  readonly version: () => number
  /** Calls back after each change. Gives the way to stop. */
  readonly subscribe: (listener: StoreListener) => () => void
  /** Tells of a change under a key that could not be made, and holds in this page all the same. */
  readonly touch: (key: string) => void
  /** Makes several changes, of which is told once, when all are made or have failed. */
  readonly batch: <Result>(changes: () => Result) => Result
}

/** Watches a store. `hear` is handed what has to be told of what other pages change, once there is anybody to hear it. */
export function watched(store: Store, hear: (listener: StoreListener) => void): WatchedStore {
  const listeners = new Set<StoreListener>()
  let version = 0
  let pending: Set<string | null> | undefined
  let isHearing = false
  const tell: StoreListener = (keys) => {
    version++
    for (const listener of listeners) listener(keys)
  }
  const note = (key: string) => {
    if (pending) pending.add(key)
    else tell(new Set([key]))
  }
  return {
    ...store,
    set: (key, text) => {
      store.set(key, text)
      note(key)
    },
    remove: (key) => {
      store.remove(key)
      note(key)
    },
    touch: note,
    version: () => version,
    subscribe: (listener) => {
      listeners.add(listener)
      if (!isHearing) hear(tell)
      isHearing = true
      return () => listeners.delete(listener)
    },
    batch: (changes) => {
      if (pending) return changes()
      const keys = new Set<string | null>()
      pending = keys
      try {
        return changes()
      } finally {
        pending = undefined
        if (keys.size > 0) tell(keys)
      }
    },
  }
}

/** A store in which there is nothing, as where a page is made. */
export const emptyStore = /* @__PURE__ */ watched(
  { get: () => null, set: () => {}, remove: () => {}, keys: () => [] },
  () => {},
)

/**
 * What the keys of this game begin with. Version 1 of the program erases, or puts into quarantine, every key that begins
 * with {@link VERSION_1}; so what it could not read has another beginning.
 */
export const PREFIX = 'world-outline.'
export const VERSION_1 = 'outline.'

/** What the keys of challenges begin with. */
export const CHALLENGE = `${PREFIX}challenge.`

/** Key of the set for a class that is being put together in a tab. */
export const SET_DRAFT = `${PREFIX}setDraft`

/** Whether a key is one of the game's, of any version. */
export function isOurs(key: string): boolean {
  return key.startsWith(PREFIX) || key.startsWith(VERSION_1)
}

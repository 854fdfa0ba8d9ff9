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

/**
 * Makes several changes of which others are told at once, and gives the keys of what was changed. Where one fails all that
 * were made are taken back, and its error is thrown.
 */
export function atomically(store: WatchedStore, make: (changing: Store) => void): ReadonlySet<string> {
  const before = new Map<string, string | null>()
  const noting = (key: string, change: () => void) => {
    const text = store.get(key)
    change()
    if (!before.has(key)) before.set(key, text)
  }
  const set = (key: string, text: string) => noting(key, () => store.set(key, text))
  const remove = (key: string) => noting(key, () => store.remove(key))
  return store.batch(() => {
    try {
      make({ ...store, set, remove })
    } catch (error) {
      // What is new goes first, since what was there needs its room.
      for (const [key, text] of before) if (text === null) store.remove(key)
      for (const [key, text] of before) if (text !== null) store.set(key, text)
      throw error
    }
    return new Set(before.keys())
  })
}

/** A store in which there is nothing, as where a page is made. */
export const emptyStore = /* @__PURE__ */ watched(
  { get: () => null, set: () => {}, remove: () => {}, keys: () => [] },
  () => {},
)

/** What the keys of everything that is stored begin with. */
export const PREFIX = 'world-outline.'

/** Key of the set for a class that is being put together in a tab. */
export const SET_DRAFT = `${PREFIX}setDraft`

/**
 * Asks a store for something, or has it keep something that may as well be lost: the one place where a store that is blocked
 * or full is borne in silence. Gives what came of it, or `otherwise` where the store refuses.
 */
export function unlessRefused<Result>(ask: () => Result, otherwise: Result): Result
export function unlessRefused<Result>(ask: () => Result): Result | undefined
export function unlessRefused<Result>(ask: () => Result, otherwise?: Result): Result | undefined {
  try {
    return ask()
  } catch {
    return otherwise
  }
}

/** Key-value storage of texts, such as `localStorage`. Every call may throw. */
export type Store = {
  readonly get: (key: string) => string | null
  readonly set: (key: string, text: string) => void
  readonly remove: (key: string) => void
  readonly keys: () => readonly string[]
}

/** Listener for changes, with the changed keys; `null` means that any key may have changed. */
export type StoreListener = (keys: ReadonlySet<string | null>) => void

/** Store that notifies listeners of changes made on this page or by other tabs. */
export type WatchedStore = Store & {
  /** Returns the number of changes so far, by which a reader knows when to read again. */
  readonly version: () => number
  /** Adds a listener that is called after each change. Returns a function that removes it. */
  readonly subscribe: (listener: StoreListener) => () => void
  /** Stores a text that applies on this page even if the store refuses it or cannot be read, until it is changed or removed. */
  readonly hold: (key: string, text: string) => void
  /** Makes several changes with a single notification after the last one, even if one fails. */
  readonly batch: <Result>(changes: () => Result) => Result
}

/**
 * Makes a store observable. `hear` is called with the first subscription, and receives a listener for changes by other
 * tabs.
 */
export function watched(store: Store, hear: (listener: StoreListener) => void): WatchedStore {
  const listeners = new Set<StoreListener>()
  /** Texts that apply although the store has refused them. */
  const refused = new Map<string, string>()
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
    get: (key) => refused.get(key) ?? store.get(key),
    keys: () => [...new Set([...store.keys(), ...refused.keys()])],
    set: (key, text) => {
      store.set(key, text)
      refused.delete(key)
      note(key)
    },
    remove: (key) => {
      store.remove(key)
      refused.delete(key)
      note(key)
    },
    hold: (key, text) => {
      refused.set(key, text)
      unlessRefused(() => {
        store.set(key, text)
        if (store.get(key) === text) refused.delete(key)
      })
      note(key)
    },
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
 * Makes several changes as one transaction with a single notification, and returns the changed keys. If one fails, all are
 * undone and the error is rethrown.
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
      // New keys are removed first, to make room for restoring the old texts.
      for (const [key, text] of before) if (text === null) store.remove(key)
      for (const [key, text] of before) if (text !== null) store.set(key, text)
      throw error
    }
    return new Set(before.keys())
  })
}

/** Empty store that ignores writes, for prerendering. */
export const emptyStore = /* @__PURE__ */ watched(
  { get: () => null, set: () => {}, remove: () => {}, keys: () => [] },
  () => {},
)

/** Prefix of all keys of the game. */
export const PREFIX = 'world-outline.'

/** Key of the unfinished class set being prepared in a tab. */
export const SET_DRAFT = `${PREFIX}setDraft`

/**
 * Calls the store, and returns `otherwise` if it throws. This is the only silent fallback for a blocked or full store, for
 * calls whose failure may go unnoticed.
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

/** Error of a write to a key whose record cannot be read and has to stay. */
export class RecordStays extends Error {}

/**
 * Calls the store, and returns `undefined` if the store throws, or a record has to stay in place. An error of any other origin
 * is thrown on, since to try again would not help.
 */
export function unlessRefusedBy<Result>(
  store: WatchedStore,
  ask: (store: WatchedStore) => Result,
): Result | undefined {
  let isRefused = false
  const noting =
    <Asked extends readonly unknown[], Answer>(call: (...asked: Asked) => Answer) =>
    (...asked: Asked): Answer => {
      try {
        return call(...asked)
      } catch (error) {
        isRefused = true
        throw error
      }
    }
  const { get, set, remove, keys } = store
  try {
    return ask({
      ...store,
      get: noting(get),
      set: noting(set),
      remove: noting(remove),
      keys: noting(keys),
    })
  } catch (error) {
    if (isRefused || error instanceof RecordStays) return undefined
    throw error
  }
}

import { useMemo, useSyncExternalStore } from 'react'
import { emptyStore, type WatchedStore } from '../machines/store'
import { useBrowser } from './contexts'

/**
 * What is stored, read again with each change of the store in this tab or another. Where the page is taken over as it
 * was made, nothing is stored yet.
 * @param read the same function as long as the same is read
 * @param isSame whether what was read before can stay
 * @param made what is read where the page is taken over as it was made
 */
export function useStored<Value>(
  read: (store: WatchedStore) => Value,
  isSame: (one: Value, other: Value) => boolean = Object.is,
  made = emptyStore,
): Value {
  const { store } = useBrowser()
  const [now, then] = useMemo(
    () => [readerOf(store, read, isSame), readerOf(made, read, isSame)] as const,
    [store, read, isSame, made],
  )
  return useSyncExternalStore(store.subscribe, now, then)
}

/** Reads a store no more often than it changes. */
function readerOf<Value>(
  store: WatchedStore,
  read: (store: WatchedStore) => Value,
  isSame: (one: Value, other: Value) => boolean,
): () => Value {
  let known: { readonly version: number; readonly value: Value } | undefined
  return () => {
    const version = store.version()
    if (known?.version === version) return known.value
    const value = read(store)
    known = { version, value: known && isSame(known.value, value) ? known.value : value }
    return known.value
  }
}

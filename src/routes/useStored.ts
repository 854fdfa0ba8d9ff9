import { useMemo, useSyncExternalStore } from 'react'
import { emptyStore, type WatchedStore } from '../machines/store/store'
import { useBrowser } from './contexts'

/**
 * What is stored, read again with each change of the store in this tab or another. While React takes over the page that
 * was made at build, nothing is stored.
 * @param read the same function as long as the same is read
 * @param isSame whether what was read before can stay
 * @param made what is read while React takes over the page
 */
export function useStored<Value>(
  read: (store: WatchedStore) => Value,
  isSame: (one: Value, other: Value) => boolean = Object.is,
  made = emptyStore,
): Value {
  const { store } = useBrowser()
  const [readNow, readAtHydration] = useMemo(
    () => [readerOf(store, read, isSame), readerOf(made, read, isSame)] as const,
    [store, read, isSame, made],
  )
  return useSyncExternalStore(store.subscribe, readNow, readAtHydration)
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

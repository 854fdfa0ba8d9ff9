import { useMemo, useSyncExternalStore } from 'react'
import { areSameSettings, readSettings, type Settings, writeSettings } from '../machines/journal/settings'
import { emptyStore, type WatchedStore } from '../machines/store/store'
import { useBrowser } from './contexts'

/**
 * What is stored, read again with each change of the store in this tab or another. While React takes over the page that
 * was made at build, nothing is stored.
 * @param read the same function as long as the same is read
 * @param wanted what else it goes by, which tells one reading from another
 */
export function useStored<Value, Wanted extends readonly unknown[]>(
  read: (store: WatchedStore, ...wanted: Wanted) => Value,
  ...wanted: Wanted
): Value {
  const { store } = useBrowser()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is wanted is as much each time
  const [readNow, readAtHydration] = useMemo(
    () => [store, emptyStore].map((from) => readerOf(from, () => read(from, ...wanted))) as Readers<Value>,
    [store, read, ...wanted],
  )
  return useSyncExternalStore(store.subscribe, readNow, readAtHydration)
}

type Readers<Value> = [now: () => Value, atHydration: () => Value]

/** The settings, and what is to be done when they are changed. */
export type SettingsProps = {
  readonly settings: Settings
  readonly onSettings: (settings: Settings) => void
}

/** The settings, the same in every tab, and the way to change them. */
export function useSettings(): SettingsProps {
  const { store } = useBrowser()
  const read = useMemo(() => readerOf(store, readSettings, areSameSettings), [store])
  // At once: nothing that is on a page as it was made goes by them, and the game that it asks for does.
  const settings = useSyncExternalStore(store.subscribe, read, read)
  return { settings, onSettings: (changed) => writeSettings(store, changed) }
}

/**
 * Reads a store no more often than it changes.
 * @param isSame whether what was read before can stay
 */
function readerOf<Value>(
  store: WatchedStore,
  read: (store: WatchedStore) => Value,
  isSame: (one: Value, other: Value) => boolean = Object.is,
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

import { useMemo, useSyncExternalStore } from 'react'
import { areSameSettings, readSettings, type Settings, writeSettings } from '../machines/journal/settings'
import { emptyStore, type WatchedStore } from '../machines/store/store'
import { useBrowser } from './contexts'

/**
 * Reads from the store, and again after each change in this tab or another. During hydration of the prerendered page,
 * the store counts as empty.
 * @param read a stable function: another one reads again
 * @param wanted further arguments of `read`; a change of any reads again
 */
export function useStored<Value, Wanted extends readonly unknown[]>(
  read: (store: WatchedStore, ...wanted: Wanted) => Value,
  ...wanted: Wanted
): Value {
  const { store } = useBrowser()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number of arguments is constant
  const [readNow, readAtHydration] = useMemo(
    () => [store, emptyStore].map((from) => readerOf(from, () => read(from, ...wanted))) as Readers<Value>,
    [store, read, ...wanted],
  )
  return useSyncExternalStore(store.subscribe, readNow, readAtHydration)
}

type Readers<Value> = [now: () => Value, atHydration: () => Value]

/** Settings, and the handler for a change. */
export type SettingsProps = {
  readonly settings: Settings
  readonly onSettings: (settings: Settings) => void
}

/** Returns the settings, shared by all tabs, and a function to change them. */
export function useSettings(): SettingsProps {
  const { store } = useBrowser()
  const read = useMemo(() => readerOf(store, readSettings, areSameSettings), [store])
  // No empty value during hydration: nothing on the prerendered page depends on the settings, but the game that it
  // requests does.
  const settings = useSyncExternalStore(store.subscribe, read, read)
  return { settings, onSettings: (changed) => writeSettings(store, changed) }
}

/**
 * Wraps a reader of the store, so that it reads at most once per change.
 * @param isSame whether the previous value can be kept
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

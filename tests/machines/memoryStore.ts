import { memoryStore as storeInMemory } from '../../src/machines/store/memoryStore'
import type { StoreListener, WatchedStore } from '../../src/machines/store/store'

/** A store that forgets everything with the test, and can be told that another page has changed something. */
export type MemoryStore = WatchedStore & { readonly hear: (key: string | null) => void }

export function memoryStore(entries: Readonly<Record<string, string>> = {}): MemoryStore {
  const listeners: StoreListener[] = []
  const store = storeInMemory(entries, (listener) => listeners.push(listener))
  return { ...store, hear: (key) => listeners.forEach((listener) => void listener(new Set([key]))) }
}

/** Stores something as another page does, of which the store hears. */
export function storeElsewhere(store: MemoryStore, write: (store: MemoryStore) => void): void {
  const elsewhere = memoryStore()
  write(elsewhere)
  for (const key of elsewhere.keys()) {
    store.set(key, elsewhere.get(key) ?? '')
    store.hear(key)
  }
}

/** What a store does that is blocked or full. */
export function refuse(): never {
  throw new Error('The store refuses')
}

import { type StoreListener, type WatchedStore, watched } from './store'

/** Creates a store that is forgotten with its page; `hear` as in {@link watched}. */
export function memoryStore(
  entries: Readonly<Record<string, string>> = {},
  hear: (listener: StoreListener) => void = () => {},
): WatchedStore {
  const texts = new Map(Object.entries(entries))
  return watched(
    {
      get: (key) => texts.get(key) ?? null,
      set: (key, text) => void texts.set(key, text),
      remove: (key) => void texts.delete(key),
      keys: () => [...texts.keys()],
    },
    hear,
  )
}

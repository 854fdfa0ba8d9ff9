import { type WatchedStore, watched } from './store'

/** Creates a store that is forgotten with its page. */
export function memoryStore(): WatchedStore {
  const texts = new Map<string, string>()
  return watched(
    {
      get: (key) => texts.get(key) ?? null,
      set: (key, text) => void texts.set(key, text),
      remove: (key) => void texts.delete(key),
      keys: () => [...texts.keys()],
    },
    () => {},
  )
}

import type { Store } from '../../src/machines/store'

/** A store that forgets everything with the test. */
export function memoryStore(entries: Readonly<Record<string, string>> = {}): Store {
  const texts = new Map(Object.entries(entries))
  return {
    get: (key) => texts.get(key) ?? null,
    set: (key, text) => void texts.set(key, text),
    remove: (key) => void texts.delete(key),
    keys: () => [...texts.keys()],
  }
}

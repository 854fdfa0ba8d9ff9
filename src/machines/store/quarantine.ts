import { PREFIX, type Store, unlessRefused } from './store'

/**
 * Moves an unreadable record to a key that is never overwritten, which frees the original key. Returns whether it
 * succeeded; a full or blocked store refuses.
 */
export function quarantine(store: Store, key: string): boolean {
  return unlessRefused(() => {
    const text = store.get(key)
    if (text === null) return true
    const taken = new Set(store.keys())
    const first = `${PREFIX}quarantine.${key}`
    let place = first
    for (let copy = 2; taken.has(place) && store.get(place) !== text; copy++) place = `${first}.${copy}`
    store.set(place, text)
    store.remove(key)
    return true
  }, false)
}

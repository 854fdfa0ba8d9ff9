import { PREFIX, type Store, unlessRefused } from './store'

/**
 * Keeps what cannot be read under another key, which nothing is ever written over, so that the key it came from is
 * free. Whether it is kept: a store that is full or blocked cannot.
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

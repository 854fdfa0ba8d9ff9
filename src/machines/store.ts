/** A place that keeps texts by their keys, such as `localStorage`. Every call may throw. */
export type Store = {
  readonly get: (key: string) => string | null
  readonly set: (key: string, text: string) => void
  readonly remove: (key: string) => void
  readonly keys: () => readonly string[]
}

/** What every key of the game begins with. */
export const PREFIX = 'outline.'

/**
 * Keeps what cannot be read under another key, which nothing is ever written over, so that the key it
 * came from is free. Whether it is kept: a store that is full or blocked cannot.
 */
export function setAside(store: Store, key: string, text: string): boolean {
  try {
    const taken = new Set(store.keys())
    let place = `${PREFIX}aside.${key.slice(PREFIX.length)}`
    for (let copy = 2; taken.has(place); copy++) {
      if (store.get(place) === text) break
      place = `${PREFIX}aside.${key.slice(PREFIX.length)}.${copy}`
    }
    store.set(place, text)
    store.remove(key)
    return true
  } catch {
    return false
  }
}

/** Removes all that the game has stored, and nothing else. Where the store refuses, nothing is there. */
export function eraseAll(store: Store): void {
  try {
    for (const key of store.keys()) if (key.startsWith(PREFIX)) store.remove(key)
  } catch {
    // A store that cannot be asked has nothing to erase.
  }
}

import type { Puzzle } from '../puzzle'
import { PREFIX, type Store } from '../store'
import type { Erasure } from './erasure'
import { readRound, type StoredPuzzle } from './storedRound'

/**
 * Keeps what cannot be read under another key, which nothing is ever written over, so that the key it came from is
 * free. Whether it is kept: a store that is full or blocked cannot.
 */
export function quarantine(store: Store, key: string): boolean {
  try {
    const text = store.get(key)
    if (text === null) return true
    const taken = new Set(store.keys())
    const first = `${PREFIX}quarantine.${key}`
    let place = first
    for (let copy = 2; taken.has(place); copy++) {
      if (store.get(place) === text) break
      place = `${first}.${copy}`
    }
    store.set(place, text)
    store.remove(key)
    return true
  } catch {
    return false
  }
}

/** What the store holds for a puzzle, once what is damaged of it has been put into quarantine, if it can be. */
export function readAfterQuarantine(
  store: Store,
  puzzle: Puzzle,
  erasure: Erasure,
): { readonly page: StoredPuzzle; readonly isQuarantined: boolean } {
  const page = readRound(store, puzzle, erasure)
  if (page.kind !== 'damaged' || !page.keys.every((key) => quarantine(store, key)))
    return { page, isQuarantined: false }
  return { page: readRound(store, puzzle, erasure), isQuarantined: true }
}

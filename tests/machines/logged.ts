import { log, logReview, type Review } from '../../src/machines/journal/review'
import type { Store } from '../../src/machines/store/store'
import { type MemoryStore, memoryStore } from './memoryStore'

/** A store with a log of these reviews. */
export function storeOf(reviews: readonly Review[]): MemoryStore {
  const store = memoryStore()
  for (const review of reviews) logReview(store, review)
  return store
}

/** All reviews in the log of a store, by their identities. */
export function reviewsIn(store: Pick<Store, 'get' | 'keys'>): readonly Review[] {
  const read = log.all(store).flat()
  return read.sort((one, other) => (one.identity < other.identity ? -1 : 1))
}

/** Entries of a store. */
export function entriesOf(store: Pick<Store, 'get' | 'keys'>): readonly (readonly [string, string])[] {
  return store.keys().map((key) => [key, store.get(key) ?? ''])
}

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { REVIEW } from '../../src/machines/journal/review'
import type { WatchedStore } from '../../src/machines/store/store'
import { propertyOf } from '../histories/play'
import type { Wrong } from '../histories/session'

/** A journal with another store than the one that all tabs share. */
function stored(change: (store: WatchedStore) => Partial<WatchedStore>): Wrong {
  return { world: (world) => ({ ...world, store: { ...world.store, ...change(world.store) } }) }
}

/** A journal that hears of some changes only. */
function heard(isHeard: (key: string | null) => boolean): Wrong {
  return stored((store) => ({
    subscribe: (listener) => store.subscribe((keys) => [...keys].every(isHeard) && listener(keys)),
  }))
}

function isReview(key: string | null): boolean {
  return key?.startsWith(REVIEW) ?? false
}

/** Journals that break one rule each, by the name of what is wrong with them. */
const brokenJournals: Readonly<Record<string, Wrong>> = {
  'another tab is not listened to': heard((key) => key === null),
  'what failed is not tried again': { world: (world) => ({ ...world, onTick: () => () => {} }) },
  'the backup copy is not read': {
    world: (world) => ({ ...world, backupCopy: { ...world.backupCopy, read: async () => [] } }),
  },
  'a review is lost': stored((store) => ({
    set: (key, text) => void (isReview(key) || store.set(key, text)),
  })),
  'an aid that was taken is not stored': stored((store) => ({
    set: (key, text) => store.set(key, text.replace(/"help":\{[^}]*\},/, '')),
  })),
  'a write that failed passes for a good one': stored((store) => ({
    set: (key, text) => {
      try {
        store.set(key, text)
      } catch {
        // As if it had been written.
      }
    },
  })),
}

describe('a journal in which', () => {
  it.each(Object.entries(brokenJournals))('%s is caught by the histories', async (_fault, wrong) => {
    const result = await fc.check(propertyOf(wrong), { numRuns: 5000, endOnFailure: true })
    expect(result.failed).toBe(true)
  })
})

import * as v from 'valibot'
import { isUtcDate, type UtcDate } from '../day'
import { isOurs, PREFIX, type Store, type WatchedStore } from '../store'
import { readJson } from './readJson'

/** The key of the one thing that is kept when everything is erased. */
export const ERASURE = `${PREFIX}erasure`

/**
 * The last time that everything was erased. What is kept elsewhere than in the store, in the memory of a page or in
 * the backup copy, names the generation in which it was played; what is of an earlier one has been erased.
 */
export type Erasure = {
  /** How often everything was erased. */
  readonly generation: number
  /** The day of the last time, if there was one. */
  readonly on: UtcDate | undefined
}

const schema = v.object({
  version: v.literal(1),
  era: v.pipe(v.number(), v.integer(), v.minValue(1)),
  on: v.custom<UtcDate>(isUtcDate),
})

/** When everything was last erased. Throws what the store throws. */
export function readErasure(store: Pick<Store, 'get'>): Erasure {
  const noted = readJson(schema, store.get(ERASURE))
  return { generation: noted?.era ?? 0, on: noted?.on }
}

/**
 * Removes all that the game has stored, and nothing else, and notes that it did. Gives whether it could: where the
 * store refuses, what a page or the backup copy remembers may come back.
 */
export function eraseAll(store: WatchedStore, today: UtcDate): boolean {
  try {
    store.batch(() => {
      const generation = readErasure(store).generation + 1
      for (const key of store.keys()) if (isOurs(key) && key !== ERASURE) store.remove(key)
      // Last, since a store that was full has room now.
      store.set(ERASURE, JSON.stringify({ version: 1, era: generation, on: today }))
    })
    return true
  } catch {
    return false
  }
}

import * as v from 'valibot'
import type { UtcDate } from '../day'
import { Collection } from './collection'
import { date, whole } from './schemas'
import { PREFIX, type Store, unlessRefused, type WatchedStore } from './store'

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

/** The key of the one thing that is kept when everything is erased. */
export const ERASURE = `${PREFIX}erasure`

const erasures = new Collection<Erasure, Erasure>({
  prefix: ERASURE,
  version: 1,
  schema: v.object({ generation: whole(1), on: date }),
  idOf: () => '',
  decode: (erasure) => erasure,
  encode: (erasure) => erasure,
})

/** When everything was last erased. Throws what the store throws. */
export function readErasure(store: Pick<Store, 'get'>): Erasure {
  const reading = erasures.read(store, '')
  return reading.kind === 'value' ? reading.value : { generation: 0, on: undefined }
}

/**
 * Removes all that the game has stored, and nothing else, and notes that it did. Gives whether it could: where the
 * store refuses, what a page or the backup copy remembers may come back.
 */
export function eraseAll(store: WatchedStore, today: UtcDate): boolean {
  return unlessRefused(() => {
    store.batch(() => {
      const generation = readErasure(store).generation + 1
      for (const key of store.keys()) if (key.startsWith(PREFIX) && key !== ERASURE) store.remove(key)
      // Last, since a store that was full has room now.
      erasures.write(store, { generation, on: today })
    })
    return true
  }, false)
}

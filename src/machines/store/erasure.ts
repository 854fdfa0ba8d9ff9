import * as v from 'valibot'
import type { UtcDate } from '../schedule/day'
import { Collection } from './collection'
import { date, whole } from './schemas'
import { PREFIX, type Store, unlessRefused, type WatchedStore } from './store'

/**
 * Latest erasure of all data. Copies outside the store (in a page's memory or the backup copy) carry the generation in
 * which they were played; those from an earlier generation count as erased.
 */
export type Erasure = {
  /** Number of erasures so far. */
  readonly generation: number
  /** Day of the latest erasure, if any. */
  readonly on: UtcDate | undefined
}

/** Key of the only record that survives an erasure. */
export const ERASURE = `${PREFIX}erasure`

const erasures = new Collection<Erasure, Erasure>({
  prefix: ERASURE,
  version: 1,
  schema: v.object({ generation: whole(1), on: date }),
  idOf: () => '',
  decode: (erasure) => erasure,
  encode: (erasure) => erasure,
})

/** Reads the latest erasure. Throws what the store throws. */
export function readErasure(store: Pick<Store, 'get'>): Erasure {
  const reading = erasures.read(store, '')
  return reading.kind === 'value' ? reading.value : { generation: 0, on: undefined }
}

/**
 * Generation of unsaved progress that began on a date: its own or, while that was never read, the current one, unless
 * everything was erased on that date or later. A date after `today` tells no order, since the clock was set back. What may
 * have been erased has none, and must not come back.
 */
export function generationOf(
  { generation, on }: { readonly generation: number | undefined; readonly on: UtcDate | undefined },
  erasure: Erasure,
  today: UtcDate,
): number | undefined {
  const isNewer = erasure.on === undefined || (on !== undefined && erasure.on < on && on <= today)
  return generation ?? (isNewer ? erasure.generation : undefined)
}

/**
 * Removes everything that the game has stored, and nothing else, and records the erasure. Returns whether it succeeded;
 * otherwise data in a page's memory or the backup copy may come back.
 */
export function eraseAll(store: WatchedStore, today: UtcDate): boolean {
  return unlessRefused(() => {
    store.batch(() => {
      const generation = readErasure(store).generation + 1
      for (const key of store.keys()) if (key.startsWith(PREFIX) && key !== ERASURE) store.remove(key)
      // Written last, since a full store has room by then.
      erasures.write(store, { generation, on: today })
    })
    return true
  }, false)
}

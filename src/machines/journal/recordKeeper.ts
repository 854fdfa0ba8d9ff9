import { unlessRefused, type WatchedStore } from '../store'
import { readErasure } from './erasure'

/** What is needed to keep the records of a machine that is made of games. */
export type KeeperWorld = {
  readonly store: WatchedStore
  /** Calls back every second, or as often as is asked for in milliseconds. Gives the way to stop. */
  readonly onTick: (callback: () => void, every?: number) => () => void
}

/** What is kept: whoever plays it, and how it is stored. */
export type Kept<Value> = {
  /** Calls back whenever something has happened in it. */
  readonly listen: (listener: (value: Value) => void) => void
  readonly current: () => Value | undefined
  /** Has what another page has stored shown, should it have come further. */
  readonly show: (value: Value) => void
  /** The key under which it is stored. */
  readonly keyOf: (value: Value) => string
  /** Reads what is stored of it, or in its place, if that can be read. Throws what the store throws. */
  readonly read: (store: WatchedStore, value: Value) => Value | undefined
  /** Stores it, and gives what the store has then: what has come further stands. Throws what the store throws. */
  readonly write: (store: WatchedStore, value: Value) => Value
}

/** How many records wait to be stored: all is saved where none does. */
type Tell = (waiting: number) => void

/**
 * Stores a record whenever something has happened in it, and has what another page has stored of it shown. What the store
 * refuses is tried again every second, until it is saved or everything is erased.
 */
export function keepRecords<Value>(kept: Kept<Value>, { store, onTick }: KeeperWorld, tell: Tell): void {
  const waiting = new Map<string, Value>()
  /** Of each record when it was heard of first: of what was erased since, nothing is stored any more. */
  const generations = new Map<string, number>()
  const generationNow = () => unlessRefused(() => readErasure(store).generation)
  const save = () => {
    for (const [key, value] of waiting) {
      const now = generationNow()
      if (now === undefined) continue
      if (now !== generations.get(key)) {
        waiting.delete(key)
        continue
      }
      const stored = unlessRefused(() => kept.write(store, value))
      if (stored === undefined) continue
      waiting.delete(key)
      kept.show(stored)
    }
    tell(waiting.size)
  }
  kept.listen((value) => {
    const key = kept.keyOf(value)
    if (!generations.has(key)) generations.set(key, generationNow() ?? 0)
    waiting.set(key, value)
    save()
  })
  store.subscribe(() => {
    const value = kept.current()
    const stored = value && unlessRefused(() => kept.read(store, value))
    if (stored) kept.show(stored)
  })
  onTick(() => waiting.size > 0 && save())
}

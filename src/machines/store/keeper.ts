import { fromCallback } from 'xstate'
import { type EpochMs, type UtcDate, utcDateOf } from '../schedule/day'
import type { Collection, Unreadable } from './collection'
import { generationOf, readErasure } from './erasure'
import { unlessRefused, unlessRefusedBy, type WatchedStore } from './store'

/** Storage of one kind of progress: an immutable value, each version of which is merged with what other tabs store. */
export type Keeping<Progress> = {
  /** Key of the record in the store. */
  readonly keyOf: (progress: Progress) => string
  /** Identity of progress that shares its record with others, one after another; by default the key. */
  readonly identityOf?: (progress: Progress) => string
  /** Whether it was begun, so that an erasure voids it; by default always. What was not begun gives way to what is stored. */
  readonly isBegun?: (progress: Progress) => boolean
  /** Whether progress has something that takes the place of other progress, or is added to it. */
  readonly isFurther: (progress: Progress, other: Progress) => boolean
  /** Merges progress into the stored one, and returns either of them if that is the result; by default the further one. */
  readonly join?: (stored: Progress, progress: Progress) => Progress
  /** Collection of the records; absent in a kind that has none. */
  readonly records?: Pick<Collection<Progress>, 'makeWay'>
  /** Reads the stored progress, or the one that replaces it. Throws what the store throws. */
  readonly read: (store: WatchedStore, progress: Progress) => Progress | undefined
  /** Merges the progress into the stored one, and returns the result. Throws what the store throws. */
  readonly write: (store: WatchedStore, progress: Progress) => Progress
  /** Whether the record was removed to make room, and is to be stored again with the next change only; by default never. */
  readonly isEvicted?: (store: WatchedStore, progress: Progress) => boolean
  /** Secures progress that was kept, whether the store has accepted it or not. */
  readonly secure?: (progress: Progress, generation: number | undefined) => void
}

/** Everything a keeper needs from the browser. */
export type KeeperWorld = {
  readonly store: WatchedStore
  /** Current time. */
  readonly now: () => EpochMs
  /** Calls back every second. Returns a function that stops it. */
  readonly onTick: (callback: () => void) => () => void
}

/** Version of progress from a backup, with the generation in which it was played and the date on which it was begun, if known. */
export type Copy<Progress> = Pick<Receipt, 'generation' | 'on'> & { readonly progress: Progress }

export type KeeperEvent<Progress> =
  /** Stores the latest progress. */
  | { type: 'keep'; progress: Progress }
  /** Stores what a copy has and the store may have lost, before what waits here. */
  | ({ type: 'recover' } & Copy<Progress>)
  /** The store has changed, or may accept a write that it refused before. */
  | { type: 'look' }

/** News about what was stored: a record is unreadable, or everything was erased. */
export type Finding = Unreadable | 'erased'

/** Record with the generation, if it could be read, and the date in which it was begun here. A later erasure voids it. */
export type Receipt = {
  /** Identity of the progress; see {@link Keeping}. */
  readonly id: string
  readonly key: string
  readonly isBegun: boolean
  readonly generation: number | undefined
  readonly on: UtcDate | undefined
}

/** Beginning of the identity of a copy, by which that waits beside other versions of its record. */
const COPY = 'copy.'

/** Progress that the store has not accepted yet. */
export type Unsaved<Progress> = { readonly receipt: Receipt; readonly progress: Progress }

/** State of a keeper, with which another one goes on after a failure. */
export type KeeperState<Progress> = {
  /** Receipt of the progress shown. */
  readonly receipt: Receipt | undefined
  readonly waiting: readonly Unsaved<Progress>[]
}

/** State of a keeper after a change, and what it has found in the store since the last one. */
export type KeeperNews<Progress> = KeeperState<Progress> & { readonly found: readonly Finding[] }

/** Report of a keeper to its parent. */
export type KeeperReport<Progress> =
  /** Another tab has stored progress that may be further; `undefined` once the progress shown was erased. */
  { type: 'sync'; progress: Progress | undefined } | ({ type: 'kept' } & KeeperNews<Progress>)

/**
 * Stores the progress of its parent after each event, and sends it the progress stored by other tabs. What the store refuses,
 * a write or a look at it, is retried every second until it succeeds or everything is erased; any other error ends the
 * keeper.
 */
export function keeperOf<Progress>(kept: Keeping<Progress>, { store, now, onTick }: KeeperWorld) {
  const { keyOf, identityOf = keyOf, isBegun = () => true, records, isFurther, read, write } = kept
  const { join = (stored, progress) => (isFurther(stored, progress) ? stored : progress) } = kept
  /** Generation last read on this page, for use while the store is unavailable. */
  let last: number | undefined
  const erasureNow = () => {
    const erasure = unlessRefused(() => readErasure(store))
    last = erasure?.generation ?? last
    return erasure
  }
  return fromCallback<KeeperEvent<Progress>, KeeperState<Progress>>(({ receive, sendBack, self, input }) => {
    const report: (event: KeeperReport<Progress>) => void = sendBack
    const waiting = new Map(input.waiting.map((each) => [each.receipt.id, each]))
    /** Findings not reported yet, and kinds of unreadable records met so far. */
    const found = new Set<Finding>()
    const unreadable = new Set<Unreadable>()
    let known = input
    let shown: Unsaved<Progress> | undefined
    /** Whether the progress shown had a record when the store was last asked. */
    let isStored = false
    /** Text that stands in the store since the last write. Whatever it says, it would only be written anew. */
    let written: string | null = null
    let isAnswered = false
    const receiptOf = (progress: Progress): Receipt => {
      const [id, key] = [identityOf(progress), keyOf(progress)]
      const receipts = [shown?.receipt, known.receipt, waiting.get(id)?.receipt]
      return (
        receipts.find((receipt) => receipt?.id === id && receipt.isBegun) ?? {
          id,
          key,
          isBegun: isBegun(progress),
          on: utcDateOf(now()),
          generation: erasureNow()?.generation ?? last,
        }
      )
    }
    const tell = (what: Unreadable) => {
      if (!unreadable.has(what)) found.add(what)
      unreadable.add(what)
    }
    /**
     * Drops the progress that was erased, and notes the generation of what could not be dated before. Returns whether the
     * store could tell.
     */
    const date = () => {
      const erasure = erasureNow()
      if (erasure === undefined) return false
      const all = new Map(waiting)
      if (shown) all.set(shown.receipt.id, shown)
      for (const [id, { receipt, progress }] of all) {
        const generation = receipt.isBegun
          ? generationOf(receipt, erasure, utcDateOf(now()))
          : (receipt.generation ?? erasure.generation)
        const isShown = shown?.receipt.id === id
        if (generation !== erasure.generation) {
          waiting.delete(id)
          if (!isCopy(id)) found.add('erased')
          if (!isShown) continue
          shown = undefined
          report({ type: 'sync', progress: undefined })
        } else if (receipt.generation === undefined) {
          const dated = { progress, receipt: { ...receipt, generation } }
          if (waiting.has(id)) waiting.set(id, dated)
          if (isShown) shown = dated
        }
      }
      return true
    }
    /** Has the parent show its progress merged with what is stored. */
    const take = (stored: Progress) => {
      if (shown === undefined) return
      const { receipt, progress } = shown
      const isWaiting = waiting.has(receipt.id)
      const joined = isWaiting || receipt.isBegun ? join(stored, progress) : stored
      if (joined === progress) return
      shown = { receipt: receiptOf(joined), progress: joined }
      if (isWaiting && shown.receipt.id === receipt.id) waiting.set(receipt.id, shown)
      report({ type: 'sync', progress: joined })
    }
    const save = () => {
      for (const [id, { progress, receipt }] of waiting) {
        const { key, generation } = receipt
        if (generation === undefined) continue
        const stored = unlessRefusedBy(store, (asked) =>
          records?.makeWay(asked, key, tell) === false ? undefined : write(asked, progress),
        )
        if (stored === undefined) continue
        written = textAt(key) ?? null
        waiting.delete(id)
        // What is shown may wait behind this one, for its turn.
        if (key === shown?.receipt.key && !waiting.has(shown.receipt.id)) take(stored)
      }
      isStored = hasRecord() ?? isStored
      const state = { receipt: shown?.receipt, waiting: [...waiting.values()] }
      if (isAnswered && isSame(state, known) && found.size === 0) return
      isAnswered = true
      known = state
      report({ type: 'kept', ...state, found: [...found] })
      found.clear()
    }
    const textAt = (key: string) => unlessRefusedBy(store, ({ get }) => get(key))
    /** Whether the progress shown has a record; `undefined` if the store refuses. */
    const hasRecord = () => {
      const text = shown ? textAt(shown.receipt.key) : null
      return text === undefined ? undefined : text !== null
    }
    /**
     * Looks at what other tabs have stored. Progress whose record is gone, behind it or not to be seen waits again. Returns
     * whether the store is not known to have all of it.
     */
    const look = (): boolean => {
      const isDated = date()
      if (shown === undefined) return false
      const { receipt, progress } = shown
      const isUnchanged = textAt(receipt.key) === written
      const isReadable =
        isUnchanged || unlessRefusedBy(store, (asked) => records?.makeWay(asked, receipt.key, tell))
      const isThere = hasRecord()
      const isEvicted = () => unlessRefusedBy(store, (asked) => kept.isEvicted?.(asked, progress)) === true
      const isLost = isStored && (isReadable === false || (isThere === false && !isEvicted()))
      if (isThere === undefined || isLost) waiting.set(receipt.id, shown)
      const stored = unlessRefusedBy(store, (asked) => read(asked, progress))
      const isAhead = stored === undefined || isFurther(progress, stored)
      if (stored && isAhead && !isUnchanged) waiting.set(receipt.id, shown)
      let ahead = stored
      // Copies count as stored already, once they are known not to be erased.
      for (const { receipt: copied, progress: copy } of isDated ? waiting.values() : [])
        if (isCopy(copied.id) && copied.key === receipt.key) ahead = ahead ? join(ahead, copy) : copy
      if (ahead !== undefined) take(ahead)
      return isAhead
    }
    const keep = (progress: Progress) => {
      const receipt = receiptOf(progress)
      shown = { receipt, progress }
      // Who comes back to a record begins with what is stored of it, which may be less than what waits.
      const before = waiting.get(receipt.id)
      if (before) take(before.progress)
      waiting.set(receipt.id, shown)
    }
    const recover = ({ progress, generation, on }: Copy<Progress>) => {
      const [id, key] = [COPY + identityOf(progress), keyOf(progress)]
      const others = [...waiting].filter(([other]) => other !== id)
      waiting.clear()
      waiting.set(id, { progress, receipt: { id, key, isBegun: true, generation, on } })
      for (const [other, unsaved] of others) waiting.set(other, unsaved)
    }
    /** Secures what is shown, unless a copy that was not looked at yet may have more. */
    const secure = () => {
      if (shown === undefined || [...waiting.keys()].some(isCopy)) return
      kept.secure?.(shown.progress, shown.receipt.generation)
    }
    const stopListening = store.subscribe(() => self.send({ type: 'look' }))
    const stopTicking = onTick(() => {
      if (waiting.size > 0) self.send({ type: 'look' })
    })
    const stop = () => {
      stopListening()
      stopTicking()
    }
    receive((event) => {
      try {
        if (event.type === 'keep') keep(event.progress)
        if (event.type === 'recover') recover(event)
        const isAhead = look()
        save()
        if (event.type === 'keep' && isAhead) secure()
      } catch (error) {
        // An actor that has thrown is not stopped, and would go on hearing.
        stop()
        throw error
      }
    })
    return stop
  })
}

function isCopy(id: string): boolean {
  return id.startsWith(COPY)
}

function isSame<Progress>(one: KeeperState<Progress>, other: KeeperState<Progress>): boolean {
  const isAsLong = one.waiting.length === other.waiting.length
  return (
    one.receipt === other.receipt && isAsLong && one.waiting.every((each, i) => each === other.waiting[i])
  )
}

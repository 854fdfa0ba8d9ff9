import { fromCallback } from 'xstate'
import { type UtcDate, utcDateOf } from '../day'
import type { Finding } from '../journal/settle'
import type { Unreadable } from '../store/collection'
import { generationOf, readErasure } from '../store/erasure'
import { unlessRefused, unlessRefusedBy } from '../store/store'
import type { Mode, SeriesWorld } from './mode'

export type KeeperEvent<Progress> =
  /** Stores the latest progress of a series. */
  | { type: 'keep'; progress: Progress }
  /** The store has changed, or may accept a write that it refused before. */
  | { type: 'look' }

/** Record with the generation, if it could be read, and the date in which it was begun here. A later erasure voids it. */
export type Receipt = {
  /** Identity of the progress; see {@link Mode}. */
  readonly id: string
  readonly key: string
  readonly generation: number | undefined
  readonly on: UtcDate
}

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

/** Report of a keeper to its series. */
export type KeeperReport<Progress> =
  /** Another tab has stored progress that may be further; `undefined` once the progress shown was erased. */
  { type: 'sync'; progress: Progress | undefined } | ({ type: 'kept' } & KeeperNews<Progress>)

/**
 * Stores the progress of a series after each event, and sends it the progress stored by other tabs. What the store refuses,
 * a write or a look at it, is retried every second until it succeeds or everything is erased; any other error ends the
 * keeper, and with it the series.
 */
export function keeperOf<Progress>(
  { keyOf, identityOf = keyOf, read, write, records, isFurther }: Mode<Progress>,
  { store, now, onTick }: SeriesWorld,
) {
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
    /** Whether the store refused to be asked last, so that another tab's progress may have been missed. */
    let isRefused = false
    /** Text that was stored last. It is never put aside as damaged: it would only be written anew. */
    let written: string | null = null
    const receiptOf = (progress: Progress): Receipt => {
      const [id, key] = [identityOf(progress), keyOf(progress)]
      const receipts = [shown?.receipt, known.receipt, waiting.get(id)?.receipt]
      return (
        receipts.find((receipt) => receipt?.id === id) ?? {
          id,
          key,
          on: utcDateOf(now()),
          generation: unlessRefused(() => readErasure(store))?.generation,
        }
      )
    }
    const tell = (what: Unreadable) => {
      if (!unreadable.has(what)) found.add(what)
      unreadable.add(what)
    }
    /** Drops the progress that was erased, and notes the generation of what could not be dated before. */
    const date = () => {
      const erasure = unlessRefused(() => readErasure(store))
      if (erasure === undefined) return
      const all = new Map(waiting)
      if (shown) all.set(shown.receipt.id, shown)
      for (const [id, { receipt, progress }] of all) {
        const generation = generationOf(receipt, erasure, utcDateOf(now()))
        const isShown = shown?.receipt.id === id
        if (generation !== erasure.generation) {
          waiting.delete(id)
          found.add('erased')
          if (!isShown) continue
          shown = undefined
          report({ type: 'sync', progress: undefined })
        } else if (receipt.generation === undefined) {
          const dated = { progress, receipt: { ...receipt, generation } }
          if (waiting.has(id)) waiting.set(id, dated)
          if (isShown) shown = dated
        }
      }
    }
    /** Has the series show stored progress that is further. */
    const take = (progress: Progress) => {
      if (shown === undefined || !isFurther(progress, shown.progress)) return
      shown = { receipt: receiptOf(progress), progress }
      report({ type: 'sync', progress })
    }
    const save = () => {
      date()
      for (const [id, { progress, receipt }] of waiting) {
        const { key, generation } = receipt
        if (generation === undefined) continue
        const stored = unlessRefusedBy(store, (asked) =>
          records?.makeWay(asked, key, tell) === false ? undefined : write(asked, progress),
        )
        if (stored === undefined) continue
        written = textAt(key) ?? null
        waiting.delete(id)
        if (stored !== progress) take(stored)
      }
      isStored = hasRecord() ?? isStored
      const state = { receipt: shown?.receipt, waiting: [...waiting.values()] }
      if (isSame(state, known) && found.size === 0) return
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
    /** Looks at what other tabs have stored; progress whose record is gone, or behind it, is stored again. */
    const look = () => {
      date()
      if (shown === undefined) return
      const { receipt, progress } = shown
      const isReadable = unlessRefusedBy(
        store,
        (asked) => asked.get(receipt.key) === written || records?.makeWay(asked, receipt.key, tell),
      )
      const isThere = hasRecord()
      isRefused = isThere === undefined
      if (isStored && (isReadable === false || isThere === false)) waiting.set(receipt.id, shown)
      const stored = unlessRefusedBy(store, (asked) => read(asked, progress))
      if (stored && isFurther(progress, stored)) waiting.set(receipt.id, shown)
      if (stored) take(stored)
    }
    const keep = (progress: Progress) => {
      const receipt = receiptOf(progress)
      shown = { receipt, progress }
      // A series that comes back to a record begins with what is stored of it, which may be less than what waits.
      const before = waiting.get(receipt.id)
      if (before) take(before.progress)
      waiting.set(receipt.id, shown)
    }
    const stopListening = store.subscribe(() => self.send({ type: 'look' }))
    const stopTicking = onTick(() => {
      if (waiting.size > 0 || isRefused) self.send({ type: 'look' })
    })
    const stop = () => {
      stopListening()
      stopTicking()
    }
    receive((event) => {
      try {
        if (event.type === 'keep') keep(event.progress)
        else look()
        save()
      } catch (error) {
        // An actor that has thrown is not stopped, and would go on hearing.
        stop()
        throw error
      }
    })
    return stop
  })
}

function isSame<Progress>(one: KeeperState<Progress>, other: KeeperState<Progress>): boolean {
  const isAsLong = one.waiting.length === other.waiting.length
  return (
    one.receipt === other.receipt && isAsLong && one.waiting.every((each, i) => each === other.waiting[i])
  )
}

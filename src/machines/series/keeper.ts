import { fromCallback } from 'xstate'
import { type EpochMs, type UtcDate, utcDateOf } from '../day'
import { generationOf, readErasure } from '../store/erasure'
import { unlessRefused, type WatchedStore } from '../store/store'
import type { Mode } from './mode'

/** Everything a series needs from the browser. */
export type SeriesWorld = {
  readonly store: WatchedStore
  /** Current time. */
  readonly now: () => EpochMs
  /** Calls back every second, or every so many milliseconds. Returns a function that stops it. */
  readonly onTick: (callback: () => void, every?: number) => () => void
}

/** Request to store the latest progress of a series. */
export type Keep<Progress> = { type: 'keep'; progress: Progress }

/** Generation, if it could be read, and date in which a record was first received. */
type Received = { readonly generation: number | undefined; readonly on: UtcDate }

/**
 * Stores the progress of a series after each event, and sends it the progress stored by other tabs. A refused write is
 * retried every second until it succeeds or everything is erased.
 */
export function keeperOf<Progress>(
  { keyOf, read, write }: Mode<Progress>,
  { store, now, onTick }: SeriesWorld,
) {
  return fromCallback<Keep<Progress>>(({ receive, sendBack }) => {
    const waiting = new Map<string, Progress>()
    /** Receipt of each record: a later erasure voids it, so it is not stored any more. */
    const received = new Map<string, Received>()
    const erasureNow = () => unlessRefused(() => readErasure(store))
    let latest: Progress | undefined
    let wasBehind = false
    const save = () => {
      for (const [key, progress] of waiting) {
        const erasure = erasureNow()
        if (erasure === undefined) continue
        const receipt = received.get(key) as Received
        const generation = generationOf(receipt, erasure, utcDateOf(now()))
        received.set(key, { ...receipt, generation })
        if (generation !== erasure.generation) {
          waiting.delete(key)
          continue
        }
        unlessRefused(() => {
          const stored = write(store, progress)
          waiting.delete(key)
          sendBack({ type: 'sync', progress: stored })
        })
      }
      const isBehind = waiting.size > 0
      if (isBehind !== wasBehind) sendBack({ type: 'kept', isBehind })
      wasBehind = isBehind
    }
    receive(({ progress }) => {
      latest = progress
      const key = keyOf(progress)
      if (!received.has(key))
        received.set(key, { generation: erasureNow()?.generation, on: utcDateOf(now()) })
      waiting.set(key, progress)
      save()
    })
    const stopListening = store.subscribe(() => {
      const shown = latest
      const stored = shown && unlessRefused(() => read(store, shown))
      if (stored) sendBack({ type: 'sync', progress: stored })
    })
    const stopTicking = onTick(save)
    return () => {
      stopListening()
      stopTicking()
    }
  })
}

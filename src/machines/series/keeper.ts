import { fromCallback } from 'xstate'
import { readErasure } from '../store/erasure'
import { unlessRefused, type WatchedStore } from '../store/store'
import type { Mode } from './mode'

/** What a series needs of the world outside. */
export type SeriesWorld = {
  readonly store: WatchedStore
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Calls back every second, or as often as is asked for in milliseconds. Gives the way to stop. */
  readonly onTick: (callback: () => void, every?: number) => () => void
}

/** Something has happened in a series. */
export type Keep<Progress> = { type: 'keep'; progress: Progress }

/**
 * Stores how far a series has come whenever something has happened in it, and sends it what another page has stored. What
 * the store refuses is tried again every second, until it is saved or everything is erased.
 */
export function keeperOf<Progress>(
  { keyOf, read, write }: Mode<Progress>,
  { store, onTick }: Pick<SeriesWorld, 'store' | 'onTick'>,
) {
  return fromCallback<Keep<Progress>>(({ receive, sendBack }) => {
    const waiting = new Map<string, Progress>()
    /** Of each record when it was heard of first: of what was erased since, nothing is stored any more. */
    const generations = new Map<string, number>()
    const generationNow = () => unlessRefused(() => readErasure(store).generation)
    let latest: Progress | undefined
    let wasBehind = false
    const save = () => {
      for (const [key, progress] of waiting) {
        const now = generationNow()
        if (now === undefined) continue
        if (now !== generations.get(key)) {
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
      if (!generations.has(key)) generations.set(key, generationNow() ?? 0)
      waiting.set(key, progress)
      save()
    })
    const stopListening = store.subscribe(() => {
      const shown = latest
      const stored = shown && unlessRefused(() => read(store, shown))
      if (stored) sendBack({ type: 'sync', progress: stored })
    })
    const stopTicking = onTick(() => waiting.size > 0 && save())
    return () => {
      stopListening()
      stopTicking()
    }
  })
}

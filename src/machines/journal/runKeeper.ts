import type { Run } from '../sprint/run'
import type { RunActor } from '../sprint/runMachine'
import type { WatchedStore } from '../store'
import { readErasure } from './erasure'
import { keyOfRun, runAt, writeRun } from './storedRun'

/** What is needed to keep runs. */
export type RunWorld = {
  readonly store: WatchedStore
  /** Calls back every second, or as often as is asked for in milliseconds. Gives the way to stop. */
  readonly onTick: (callback: () => void, every?: number) => () => void
}

/** How many runs wait to be stored: all is saved where none does. */
type Tell = (waiting: number) => void

/**
 * Stores a run whenever something has happened in it, and has it show what another page has stored of it. What the store
 * refuses is tried again every second, until it is saved or everything is erased.
 */
export function keepRuns(actor: RunActor, { store, onTick }: RunWorld, tell: Tell): void {
  const waiting = new Map<string, Run>()
  /** Of each run when it was heard of first: of what was erased since, nothing is stored any more. */
  const generations = new Map<string, number>()
  const generationNow = () => {
    try {
      return readErasure(store).generation
    } catch {
      // Nobody knows.
    }
  }
  const save = () => {
    for (const [key, run] of waiting) {
      const now = generationNow()
      if (now === undefined) continue
      if (now !== generations.get(key)) {
        waiting.delete(key)
        continue
      }
      try {
        const stored = writeRun(store, run)
        waiting.delete(key)
        actor.send({ type: 'sync', run: stored })
      } catch {
        // It waits.
      }
    }
    tell(waiting.size)
  }
  actor.on('moved', ({ run }) => {
    const key = keyOfRun(run)
    if (!generations.has(key)) generations.set(key, generationNow() ?? 0)
    waiting.set(key, run)
    save()
  })
  store.subscribe(() => {
    const { run } = actor.getSnapshot().context
    if (run === undefined) return
    try {
      const stored = runAt(store, keyOfRun(run))
      if (stored) actor.send({ type: 'sync', run: stored })
    } catch {
      // What it has is shown.
    }
  })
  onTick(() => waiting.size > 0 && save())
}

import { idOfRun } from '../sprint/run'
import type { RunActor } from '../sprint/runMachine'
import { type KeeperWorld, keepRecords } from './recordKeeper'
import { runs } from './storedRun'

/** Keeps the runs of an actor: see {@link keepRecords}. */
export function keepRuns(actor: RunActor, world: KeeperWorld, tell: (waiting: number) => void): void {
  keepRecords(
    {
      listen: (listener) => actor.on('moved', ({ run }) => listener(run)),
      current: () => actor.getSnapshot().context.run,
      show: (run) => actor.send({ type: 'sync', run }),
      read: (store, run) => runs.find(store, idOfRun(run)),
      keyOf: (run) => runs.keyOf(run),
      write: (store, run) => runs.join(store, run),
    },
    world,
    tell,
  )
}

import type { RunActor } from '../sprint/runMachine'
import { type KeeperWorld, keepRecords } from './recordKeeper'
import { keyOfRun, runAt, writeRun } from './storedRun'

/** Keeps the runs of an actor: see {@link keepRecords}. */
export function keepRuns(actor: RunActor, world: KeeperWorld, tell: (waiting: number) => void): void {
  keepRecords(
    {
      listen: (listener) => actor.on('moved', ({ run }) => listener(run)),
      current: () => actor.getSnapshot().context.run,
      show: (run) => actor.send({ type: 'sync', run }),
      read: (store, run) => runAt(store, keyOfRun(run)),
      ...{ keyOf: keyOfRun, write: writeRun },
    },
    world,
    tell,
  )
}

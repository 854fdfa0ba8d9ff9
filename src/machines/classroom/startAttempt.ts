import { createActor } from 'xstate'
import type { AppActor } from '../app'
import { type KeeperWorld, keepRecords } from '../journal/recordKeeper'
import { attemptAt, keyOfAttempt, writeAttempt } from '../journal/storedAttempt'
import { type AttemptActor, attemptMachine } from './attemptMachine'

const started = new WeakMap<AppActor, AttemptActor>()

/** The actor of attempts at sets, which lives as long as the root. */
export function attemptsOf(app: AppActor, world: KeeperWorld): AttemptActor {
  const known = started.get(app)
  if (known) return known
  // In the system of the root, so that the inspector sees it.
  const actor = createActor(attemptMachine, { id: 'attempt', parent: app }).start()
  keepRecords(
    {
      listen: (listener) => actor.on('moved', ({ attempt }) => listener(attempt)),
      current: () => actor.getSnapshot().context.attempt,
      show: (attempt) => actor.send({ type: 'sync', attempt }),
      ...{ keyOf: keyOfAttempt, read: attemptAt, write: writeAttempt },
    },
    world,
    (waiting) => app.send({ type: waiting > 0 ? 'journal.unsaved' : 'journal.saved' }),
  )
  started.set(app, actor)
  return actor
}

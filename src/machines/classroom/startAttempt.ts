import { createActor } from 'xstate'
import { type KeeperWorld, keepRecords } from '../journal/recordKeeper'
import { attempts, keepAttempt, standingAttempt } from '../journal/storedAttempt'
import { ofRoot } from '../ofRoot'
import { type AttemptActor, attemptMachine } from './attemptMachine'

/** The actor of attempts at sets, which lives as long as the root. That of one that has failed goes on. */
export const attemptsOf = ofRoot<AttemptActor, KeeperWorld>((app, world, failed) => {
  // In the system of the root, so that the inspector sees it.
  const actor = createActor(attemptMachine, { id: 'attempt', parent: app }).start()
  keepRecords(
    {
      listen: (listener) => actor.on('moved', ({ attempt }) => listener(attempt)),
      current: () => actor.getSnapshot().context.attempt,
      show: (attempt) => actor.send({ type: 'sync', attempt }),
      keyOf: (attempt) => attempts.keyOf(attempt),
      ...{ read: standingAttempt, write: keepAttempt },
    },
    world,
    (waiting) => app.send({ type: waiting > 0 ? 'behind' : 'saved', by: actor.sessionId }),
  )
  const attempt = failed?.getSnapshot().context.attempt
  if (attempt) actor.send({ type: 'begin', attempt })
  return actor
})

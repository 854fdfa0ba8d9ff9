import { createActor, fromCallback } from 'xstate'
import type { KeeperWorld } from '../journal/recordKeeper'
import { keepRuns } from '../journal/runKeeper'
import { readRuns } from '../journal/storedRun'
import { ofRoot } from '../ofRoot'
import { type RunActor, runMachine } from './runMachine'
import { runningOf } from './runs'

/** How often the clock of a run is looked at, in milliseconds: a second on the screen is never much longer than one. */
const BEAT = 200

type World = KeeperWorld & {
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/**
 * The actor of runs, which lives as long as the root: its clock runs on while another page is shown. A run that was under way
 * when the page was left goes on, as does that of an actor that has failed.
 */
export const runsOf = ofRoot<RunActor, World>((app, world, failed) => {
  const { now, onTick, store } = world
  const clock = fromCallback<{ type: 'none' }>(({ sendBack }) =>
    onTick(() => sendBack({ type: 'tick', at: now() }), BEAT),
  )
  const machine = runMachine.provide({ actors: { clock } })
  // In the system of the root, so that the inspector sees it.
  const actor = createActor(machine, { id: 'run', parent: app }).start()
  keepRuns(actor, world, (waiting) =>
    app.send({ type: waiting > 0 ? 'behind' : 'saved', by: actor.sessionId }),
  )
  const running = failed?.getSnapshot().context.run ?? runningOf(readRuns(store), now())
  if (running) actor.send({ type: 'begin', run: running, at: now() })
  return actor
})

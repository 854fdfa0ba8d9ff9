import { createActor, fromCallback } from 'xstate'
import type { AppActor } from '../app'
import type { KeeperWorld } from '../journal/recordKeeper'
import { keepRuns } from '../journal/runKeeper'
import { readRuns } from '../journal/storedRun'
import { type RunActor, runMachine } from './runMachine'
import { runningOf } from './runs'

/** How often the clock of a run is looked at, in milliseconds: a second on the screen is never much longer than one. */
const BEAT = 200

type World = KeeperWorld & {
  /** Milliseconds since 1970. */
  readonly now: () => number
}

const started = new WeakMap<AppActor, RunActor>()

/**
 * The actor of runs, which lives as long as the root: its clock runs on while another page is shown. A run that was under way
 * when the page was left goes on.
 */
export function runsOf(app: AppActor, world: World): RunActor {
  const known = started.get(app)
  if (known) return known
  const { now, onTick, store } = world
  const clock = fromCallback<{ type: 'none' }>(({ sendBack }) =>
    onTick(() => sendBack({ type: 'tick', at: now() }), BEAT),
  )
  const machine = runMachine.provide({ actors: { clock } })
  // In the system of the root, so that the inspector sees it.
  const actor = createActor(machine, { id: 'run', parent: app }).start()
  keepRuns(actor, world, (waiting) => app.send({ type: waiting > 0 ? 'journal.unsaved' : 'journal.saved' }))
  const running = runningOf(readRuns(store), now())
  if (running) actor.send({ type: 'begin', run: running, at: now() })
  started.set(app, actor)
  return actor
}

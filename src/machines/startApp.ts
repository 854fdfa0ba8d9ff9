import { createActor, fromCallback, fromPromise, type InspectionEvent } from 'xstate'
import { type AppActor, appMachine } from './app'
import { utcDateOf } from './day'
import { decodeCopy } from './journal/backupCopy'
import { journalOf } from './journal/journal'
import type { JournalWorld } from './journal/settle'
import { recordIn } from './report/recorder'
import { shareMachine } from './share'
import type { Store } from './store/store'

/** What the machines need of the world outside. */
export type World = JournalWorld & {
  /** Keeps texts as long as the tab is open, through reloads. Both calls may throw. */
  readonly tab: Pick<Store, 'get' | 'set'>
  /** Calls back when the page is looked at again: from another tab, sleep, or the back/forward cache. */
  readonly onReturn: (callback: () => void) => void
  /** Rejects when the clipboard cannot be written. */
  readonly copyText: (text: string) => Promise<void>
  /** Reports an error that was caught to whoever develops the program: the console, and what listens to it. */
  readonly reportError: (error: unknown) => void
}

/** Starts the root actor, and records what happens for a report. `inspect` sees everything that the actors do. */
export function startApp(world: World, inspect?: (event: InspectionEvent) => void): AppActor {
  const { now, tab, copyText, backupCopy, onTick, onReturn } = world
  const record = recordIn(tab, now)
  const write = fromPromise<void, string>(({ input }) => copyText(input))
  const copies = fromCallback<{ type: 'none' }>(({ sendBack }) => {
    const send = (text: unknown) => {
      const copy = decodeCopy(text)
      if (copy) sendBack({ type: 'copy.found', copy })
    }
    // Where there is no backup copy, the store has to do.
    backupCopy.read().then(
      (texts) => texts.forEach(send),
      () => {},
    )
  })
  const machine = appMachine.provide({
    actors: { share: shareMachine.provide({ actors: { write } }), puzzle: journalOf(world), copies },
  })
  const app = createActor(machine, {
    id: 'app',
    input: { date: utcDateOf(now()) },
    inspect: (event) => {
      record(event)
      inspect?.(event)
    },
  })
  app.on('failed', ({ error }) => world.reportError(error))
  app.start()
  const checkDay = () => {
    const date = utcDateOf(now())
    if (date > app.getSnapshot().context.today) app.send({ type: 'day.checked', date })
  }
  onTick(checkDay)
  onReturn(checkDay)
  return app
}

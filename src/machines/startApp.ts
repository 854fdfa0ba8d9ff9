import { createActor, fromCallback, type InspectionEvent } from 'xstate'
import { type AppActor, appMachine } from './app'
import { decodeCopy } from './journal/backupCopy'
import { type JournalWorld, journalOf } from './journal/journal'
import { recordIn } from './report/recorder'
import { utcDateOf } from './schedule/day'
import type { Store } from './store/store'

/** Everything the machines need from the browser. */
export type World = JournalWorld & {
  /** Keeps texts for the lifetime of the tab, across reloads. Both calls may throw. */
  readonly tab: Pick<Store, 'get' | 'set'>
  /** Calls back when the page becomes visible again: after another tab, after sleep, or from the back/forward cache. */
  readonly onReturn: (callback: () => void) => void
  /** Reports a caught error to developers: in the console, and to global error listeners. */
  readonly reportError: (error: unknown) => void
}

/** Starts the root actor and records events for error reports. `inspect` receives everything the actors do. */
export function startApp(world: World, inspect?: (event: InspectionEvent) => void): AppActor {
  const { now, tab, backupCopy, onTick, onReturn } = world
  const record = recordIn(tab, now)
  const copies = fromCallback<{ type: 'none' }>(({ sendBack }) => {
    const send = (text: unknown) => {
      const copy = decodeCopy(text)
      if (copy) sendBack({ type: 'copy.found', copy })
    }
    // Backup copy unavailable: the store alone is used.
    backupCopy.read().then(
      (texts) => texts.forEach(send),
      () => {},
    )
  })
  const machine = appMachine.provide({ actors: { puzzle: journalOf(world), copies } })
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

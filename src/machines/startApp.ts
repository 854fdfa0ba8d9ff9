import { createActor, fromPromise, type InspectionEvent } from 'xstate'
import { type AppActor, appMachine } from './app'
import { utcDateOf } from './day'
import { keyOf, noteDay, readDay } from './journal'
import { notePractice, readPractice } from './practice'
import { shareMachine } from './share'
import { decodeSpare, encodeSpare, type Spare } from './spare'
import type { Store } from './store'

/** What the machines need of the world outside. */
export type World = {
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Thirty-two random bits. */
  readonly seed: () => number
  /** Rejects when the clipboard cannot be written. */
  readonly copyText: (text: string) => Promise<void>
  readonly store: Store
  readonly spare: Spare
  /** Calls back when another tab has changed what is stored under a key, or all of it (`null`). */
  readonly onStored: (callback: (key: string | null) => void) => void
  /** Calls back every second. */
  readonly onTick: (callback: () => void) => void
  /** Calls back when the page is looked at again: from another tab, sleep, or the back/forward cache. */
  readonly onReturn: (callback: () => void) => void
}

/**
 * Starts the root actor where the stored rounds left off. The day is read from the clock here, once,
 * and stays until the page is loaded again. `inspect` sees everything that the actors do.
 */
export function startApp(
  { now, seed, copyText, store, spare, onStored, onTick, onReturn }: World,
  inspect?: (event: InspectionEvent) => void,
): AppActor {
  const date = utcDateOf(now())
  const page = readDay(store, date)
  const machine = appMachine.provide({
    actors: {
      share: shareMachine.provide({
        actors: { write: fromPromise<void, string>(({ input }) => copyText(input)) },
      }),
    },
    actions: {
      noteDaily: ({ context, self }) => {
        const noted = noteDay(store, { date, round: context.daily })
        // Where there is no spare, the journal has to do.
        spare.set(encodeSpare({ date, round: noted ?? context.daily })).catch(() => {})
        self.send({ type: noted === undefined ? 'journal.failed' : 'journal.kept' })
        if (noted !== undefined) self.send({ type: 'day.followed', round: noted })
      },
      notePractice: ({ context, self }) => {
        self.send({ type: notePractice(store, context.practice) ? 'journal.kept' : 'journal.failed' })
      },
    },
  })
  const app = createActor(machine, {
    input: {
      date,
      seed: seed(),
      daily: page.kind === 'round' ? page.round : undefined,
      practice: readPractice(store),
    },
    ...(inspect && { inspect }),
  }).start()
  if (page.kind === 'blocked') app.send({ type: 'journal.failed' })
  if (page.kind === 'aside') app.send({ type: 'journal.aside' })

  // After a crash the spare knows of a guess that the journal has lost, perhaps of a day that is past.
  const recover = async () => {
    const day = decodeSpare(await spare.get())
    if (day === undefined) return
    if (day.date === date) app.send({ type: 'day.followed', round: day.round })
    else noteDay(store, day)
  }
  recover().catch(() => {})

  const follow = () => {
    const current = readDay(store, date)
    if (current.kind === 'round') app.send({ type: 'day.followed', round: current.round })
  }
  onStored((key) => {
    if (key === keyOf(date)) follow()
  })
  const checkDay = () => {
    const today = utcDateOf(now())
    if (today !== date) app.send({ type: 'day.checked', date: today })
  }
  onTick(checkDay)
  onReturn(() => {
    checkDay()
    follow()
  })
  return app
}

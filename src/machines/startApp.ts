import { createActor, fromPromise, type InspectionEvent } from 'xstate'
import { type AppActor, appMachine } from './app'
import { type UtcDate, utcDateOf } from './day'
import { keyOf, noteDay, type Page, readDay } from './journal'
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
 * Starts the root actor where the stored rounds left off, with the day that it is by the clock.
 * `inspect` sees everything that the actors do.
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
        const { date, daily } = context
        const noted = noteDay(store, { date, round: daily })
        // Where there is no spare, the journal has to do.
        spare.set(encodeSpare({ date, round: noted ?? daily })).catch(() => {})
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
  tell(app, page)

  // After a crash the spare knows of a guess that the journal has lost, perhaps of a day that is past.
  const recover = async () => {
    const day = decodeSpare(await spare.get())
    if (day === undefined) return
    if (day.date === dateOf(app)) app.send({ type: 'day.followed', round: day.round })
    else noteDay(store, day)
  }
  recover().catch(() => {})

  const follow = () => {
    const current = readDay(store, dateOf(app))
    if (current.kind === 'round') app.send({ type: 'day.followed', round: current.round })
  }
  onStored((key) => {
    if (key === keyOf(dateOf(app))) follow()
  })
  const checkDay = () => {
    const today = utcDateOf(now())
    if (today !== dateOf(app)) app.send({ type: 'day.checked', date: today })
  }
  onTick(checkDay)
  onReturn(() => {
    checkDay()
    follow()
  })
  return app
}

/**
 * The player comes to the daily puzzle, perhaps in a tab that was left open overnight. It is that of the day by
 * the clock, unless an earlier one is under way: that is kept, and the new one is there to be offered.
 */
export function openDay(app: AppActor, { now, store }: Pick<World, 'now' | 'store'>): void {
  const date = utcDateOf(now())
  if (date === dateOf(app)) return
  const page = readDay(store, date)
  app.send({ type: 'day.opened', date, round: page.kind === 'round' ? page.round : undefined })
  if (date === dateOf(app)) tell(app, page)
  else app.send({ type: 'day.checked', date })
}

function dateOf(app: AppActor): UtcDate {
  return app.getSnapshot().context.date
}

/** Tells how the journal stands for the day that the game takes up. */
function tell(app: AppActor, { kind }: Page): void {
  if (kind === 'blocked') app.send({ type: 'journal.failed' })
  if (kind === 'aside') app.send({ type: 'journal.aside' })
}

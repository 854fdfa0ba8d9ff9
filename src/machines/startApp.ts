import { createActor, fromPromise } from 'xstate'
import { type AppActor, appMachine } from './app'
import { utcDateOf } from './day'
import { shareMachine } from './share'

/** What the machines need of the world outside. */
export type World = {
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Thirty-two random bits. */
  readonly seed: () => number
  /** Rejects when the clipboard cannot be written. */
  readonly copyText: (text: string) => Promise<void>
}

/** Starts the root actor. The day is read from the clock here, once, and stays until the page is loaded again. */
export function startApp({ now, seed, copyText }: World): AppActor {
  const write = fromPromise<void, string>(({ input }) => copyText(input))
  const machine = appMachine.provide({ actors: { share: shareMachine.provide({ actors: { write } }) } })
  return createActor(machine, { input: { date: utcDateOf(now()), seed: seed() } }).start()
}

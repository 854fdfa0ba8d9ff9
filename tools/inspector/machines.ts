import { type AnyStateMachine, createMachine, fromCallback, fromPromise } from 'xstate'
import { appMachine } from '../../src/machines/app'
import { attemptMachine } from '../../src/machines/classroom/attemptMachine'
import { gameMachine } from '../../src/machines/game'
import { shareMachine } from '../../src/machines/share'
import { runMachine } from '../../src/machines/sprint/runMachine'
import type { Actor } from './recording'

const nothing = fromCallback<never>(() => {}) as never
const never = fromPromise<void, string>(() => new Promise(() => {}))

/** The machines of the game, each cut off from the world: no store, no clock, no clipboard. */
const machines: Readonly<Record<string, AnyStateMachine>> = {
  app: appMachine.provide({
    actors: { journal: nothing, share: shareMachine.provide({ actors: { write: never } }) },
  }),
  attempt: attemptMachine,
  game: gameMachine,
  run: runMachine.provide({ actors: { clock: nothing } }),
  share: shareMachine.provide({ actors: { write: never } }),
}

export type Known = {
  readonly machine: AnyStateMachine
  /** Whether it is one of the game, whose guards and actions are there, and not only its picture. */
  readonly isOurs: boolean
}

const known = new Map<string, Known | undefined>()

/** The machine of an actor; `undefined` for what is none, such as a callback or a promise. */
export function machineOf({ definition }: Pick<Actor, 'definition'>): Known | undefined {
  if (definition === undefined) return undefined
  if (!known.has(definition)) known.set(definition, readMachine(definition))
  return known.get(definition)
}

function readMachine(definition: string): Known | undefined {
  try {
    const config = JSON.parse(definition)
    const own = machines[config.id]
    // What another program calls the same is another machine.
    if (own && JSON.stringify(own.config) === definition) return { machine: own, isOurs: true }
    if (config.states === undefined && config.on === undefined) return undefined
    return { machine: createMachine(config), isOurs: false }
  } catch {
    return undefined
  }
}

import {
  type AnyActorLogic,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
} from 'xstate'
import type { Actor, Shot, Step } from './adapter'
import { nameOf } from './chart'
import { plain } from './tell'
import { activeNodes } from './xstatePrivate'

/** An actor as it was after some of its steps. */
export type Past = {
  /** As it was recorded. */
  readonly recorded: Shot
  /** As it comes out when its events are sent to a fresh actor, and whether that is the same. */
  readonly replayed: { readonly shot: Shot; readonly isSame: boolean } | undefined
}

/**
 * The past of an actor after its first `count` events. They are sent to a fresh one that begins with the first snapshot,
 * apart from those that its own children send it anew. The live actor is not touched. What is no machine of
 * the adapter is not replayed.
 */
export function pastOf(actor: Actor, count: number): Past {
  const { first, steps } = actor
  const recorded = shotAfter(actor, count)
  const { machine, own } = actor.known ?? {}
  if (machine === undefined || own === undefined || first === null) return { recorded, replayed: undefined }
  /** What the children of the fresh actor have sent it, until it is met among what was recorded. */
  const made: string[] = []
  const isMade = ({ event }: Step) => {
    const place = made.indexOf(JSON.stringify(event))
    if (place >= 0) made.splice(place, 1)
    return place >= 0
  }
  let given: Step['event'] | undefined
  try {
    const fresh: AnyActorRef = createActor(machine, {
      snapshot: restorable(machine, first),
      inspect: (told) => {
        if (told.type !== '@xstate.event' || told.actorRef !== fresh || told.event === given) return
        made.push(JSON.stringify(told.event))
      },
    })
    fresh.subscribe({ error: () => {} })
    fresh.start()
    made.length = 0
    for (const step of steps.slice(0, count)) {
      if (step.event.type === 'xstate.init' || isMade(step)) continue
      given = own.sendable?.(step.event) ?? step.event
      fresh.send(given)
    }
    const shot = plain(fresh.getSnapshot()) as Shot
    fresh.stop()
    // It has taken at once what its children sent it: the recorded one took that with its next events.
    let settled = count
    while (steps[settled] !== undefined && isMade(steps[settled] as Step)) settled++
    return { recorded, replayed: { shot, isSame: isSame(shot, shotAfter(actor, settled)) } }
  } catch {
    return { recorded, replayed: undefined }
  }
}

function shotAfter({ steps, first }: Actor, count: number): Shot {
  return steps.slice(0, count).findLast(({ after }) => after !== undefined)?.after ?? first
}

/** Whether a machine takes an event now, and of those that say no the names of the guards. */
export type Answer = { readonly isTaken: boolean; readonly guards: readonly string[] }

/** Says what an actor would do with an event; `undefined` if its machine is none that the adapter has. */
export function answerOf(actor: Actor, shot: Shot, event: Step['event']): Answer | undefined {
  const { machine, own } = actor.known ?? {}
  if (machine === undefined || own === undefined || shot === null) return undefined
  try {
    const snapshot = machine.resolveState(shot as never) as AnyMachineSnapshot
    const isTaken = snapshot.can(event)
    const guards = activeNodes(snapshot)
      .flatMap((node) => node.transitions.get(event.type) ?? [])
      .flatMap(({ guard }) => (guard === undefined ? [] : [nameOf(guard)]))
    return { isTaken, guards: isTaken ? [] : guards }
  } catch {
    return undefined
  }
}

/**
 * A first snapshot as an actor can begin with it: the children that it has from the start, each of which has the name of its
 * logic, are started anew.
 */
function restorable({ implementations }: AnyStateMachine, shot: Shot): never {
  const logics = implementations.actors as Readonly<Record<string, AnyActorLogic>>
  const { children: started = {} } = shot as { readonly children?: object }
  const children = Object.entries(logics).flatMap(([src, logic]) => {
    if (!Object.hasOwn(started, src)) return []
    return [[src, { src, systemId: src, snapshot: createActor(logic).getPersistedSnapshot() }]]
  })
  return { historyValue: {}, ...shot, children: Object.fromEntries(children) } as never
}

function isSame(one: Shot, other: Shot): boolean {
  const told = (shot: Shot) => JSON.stringify([shot?.status, shot?.value, shot?.context], sorted)
  return told(one) === told(other)
}

/** What an actor is called differs from start to start, and in JSON it is not itself. */
function sorted(_: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
  if ('xstate$$type' in value) return 'actor'
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

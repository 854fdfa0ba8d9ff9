import { type AnyMachineSnapshot, createActor } from 'xstate'
import { machineOf } from './machines'
import type { Actor, Recording, Shot, Step } from './recording'

/** An actor as it was after some of its steps. */
export type Past = {
  /** As it was recorded. */
  readonly recorded: Shot
  /** As it comes out when its events are sent to a fresh actor, and whether that is the same. */
  readonly replayed: { readonly shot: Shot; readonly isSame: boolean } | undefined
}

/**
 * The past of an actor after its first `count` events. They are sent to a fresh one that begins with the first snapshot,
 * apart from those that its own children make anew. The live actor is not touched. What is no machine of the game is not
 * replayed.
 */
export function pastOf(recording: Recording, actor: Actor, count: number): Past {
  const steps = actor.steps.slice(0, count)
  const recorded = steps.findLast(({ after }) => after !== undefined)?.after ?? actor.first
  const known = machineOf(actor)
  if (!known?.isOurs || actor.first === null) return { recorded, replayed: undefined }
  try {
    const fresh = createActor(known.machine, { snapshot: restorable(actor.first) })
    fresh.subscribe({ error: () => {} })
    fresh.start()
    for (const step of steps) if (isGiven(recording, actor, step)) fresh.send(step.event)
    const shot = JSON.parse(JSON.stringify(fresh.getSnapshot())) as Shot
    fresh.stop()
    return { recorded, replayed: { shot, isSame: isSame(shot, recorded) } }
  } catch {
    return { recorded, replayed: undefined }
  }
}

/** Whether a machine takes an event now, and of those that say no the names of the guards. */
export type Answer = { readonly isTaken: boolean; readonly guards: readonly string[] }

/** What a machine of the game would do with an event; `undefined` where nobody can tell without the program itself. */
export function answerOf(actor: Actor, shot: Shot, event: Step['event']): Answer | undefined {
  const known = machineOf(actor)
  if (!known?.isOurs || shot === null) return undefined
  try {
    const snapshot = known.machine.resolveState(shot as never) as AnyMachineSnapshot
    const isTaken = snapshot.can(event)
    const guards = snapshot._nodes
      .flatMap((node) => node.transitions.get(event.type) ?? [])
      .flatMap(({ guard }) => (guard === undefined ? [] : [nameOf(guard)]))
    return { isTaken, guards: isTaken ? [] : guards }
  } catch {
    return undefined
  }
}

/** Whether an event came from outside: what a machine among the children of an actor sends, is sent by that of the fresh one. */
function isGiven(recording: Recording, actor: Actor, { sourceId, event }: Step): boolean {
  if (event.type === 'xstate.init') return false
  const source = sourceId === undefined ? undefined : recording.actors.get(sourceId)
  const isOwn = source?.parentId === actor.sessionId || sourceId === actor.sessionId
  return !(isOwn && source !== undefined && machineOf(source) !== undefined)
}

/** A first snapshot as an actor can begin with it: its children are started anew. */
function restorable(shot: Shot): never {
  return { historyValue: {}, ...shot, children: {} } as never
}

function isSame(one: Shot, other: Shot): boolean {
  const told = (shot: Shot) => JSON.stringify([shot?.value, shot?.context], sorted)
  return told(one) === told(other)
}

/** What an actor is called differs from start to start, and in JSON it is not itself. */
function sorted(_: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
  if ('xstate$$type' in value) return 'actor'
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

function nameOf(guard: unknown): string {
  return typeof guard === 'string' ? guard : ((guard as { readonly type?: string }).type ?? 'a guard')
}

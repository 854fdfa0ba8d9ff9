import type { ActorRefLike, AnyActorRef, InspectionEvent } from 'xstate'
import { arrowOf } from './chart'
import { definitionOf } from './machines'
import type { Message } from './messages'
import { parentOf, transitionsIn } from './xstatePrivate'

/** The version of the protocol, as the page of another inspector is told it. */
const VERSION = '0.7.2'

type Described = ActorRefLike & Partial<AnyActorRef> & { readonly logic?: { readonly config?: unknown } }

/** An observer of actors that tells an inspector what they do, at the end of the task in which they do it. */
export function observerOf(
  tell: (message: Message) => void,
  now: () => number,
): (event: InspectionEvent) => void {
  const failureOf = failures()
  return (event) => {
    // An actor is announced a little before it has its first snapshot. All others wait with it, and keep their order.
    const message = event.type === '@xstate.actor' ? undefined : messageOf(event, now())
    const failure = failureOf(event)
    queueMicrotask(() => {
      const late = message ?? messageOf(event, now())
      if (late) tell(late)
      const failed = failure()
      if (failed) tell(messageOf(failed, now()) as Message)
    })
  }
}

type SnapshotEvent = Extract<InspectionEvent, { type: '@xstate.snapshot' }>

/**
 * XState has no snapshot inspected of an actor that throws at an event. The function that is returned notes an event, and
 * gives what finds out at the end of the task whether the actor has failed at it: then, once, the snapshot that it is left with.
 */
function failures(): (told: InspectionEvent) => () => SnapshotEvent | undefined {
  /** Events that each actor was sent and has not taken yet, the first first. */
  const waiting = new WeakMap<object, unknown[]>()
  const failed = new WeakSet<object>()
  return (told) => {
    const { actorRef } = told
    const sent = waiting.get(actorRef) ?? []
    waiting.set(actorRef, sent)
    if (told.type === '@xstate.snapshot' && sent.includes(told.event))
      sent.splice(sent.indexOf(told.event), 1)
    if (told.type !== '@xstate.event') return () => undefined
    const { event } = told
    sent.push(event)
    return () => {
      if (!hasFailed(actorRef) || sent[0] !== event || failed.has(actorRef)) return undefined
      failed.add(actorRef)
      const snapshot = actorRef.getSnapshot()
      return { type: '@xstate.snapshot', actorRef, rootId: told.rootId, event, snapshot }
    }
  }
}

/**
 * What an inspector is told of something that an actor did, as plain data of this moment: it is read when the actors have
 * gone on. `undefined` for what no inspector is told.
 */
function messageOf(event: InspectionEvent, now: number): Message | undefined {
  const actor = event.actorRef as Described & AnyActorRef
  const { id, sessionId, logic } = actor
  const common = {
    sessionId,
    rootId: event.rootId,
    createdAt: `${now}`,
    id: null as never,
    _version: VERSION,
  }
  switch (event.type) {
    case '@xstate.actor': {
      const config = (logic as Described['logic'])?.config as { readonly id?: string } | undefined
      // A root that was given no name is called like its machine.
      const name = id === sessionId ? (config?.id ?? id) : id
      const definition = definitionOf(config ?? { id })
      const snapshot = plain(event.actorRef.getSnapshot()) as object
      return { ...common, type: event.type, name, definition, parentId: parentOf(actor)?.sessionId, snapshot }
    }
    case '@xstate.event':
      return {
        ...common,
        type: event.type,
        event: plainEvent(event.event),
        sourceId: event.sourceRef?.sessionId,
      }
    case '@xstate.snapshot':
      return {
        ...common,
        type: event.type,
        event: plainEvent(event.event),
        // One that fails as it begins is inspected as it was before that.
        snapshot: plain(hasFailed(event.actorRef) ? event.actorRef.getSnapshot() : event.snapshot) as never,
      }
    case '@xstate.microstep':
      return { type: event.type, sessionId, arrows: transitionsIn(event).map(arrowOf) }
    default:
      return undefined
  }
}

function hasFailed(actor: ActorRefLike): boolean {
  return actor.getSnapshot()?.status === 'error'
}

function plainEvent<E>(event: E): E {
  return plain(event) as E
}

/**
 * A value as JSON has it: of an error its name and its text, of a map and a set what is in them, of a large integer its digits,
 * and of what contains itself, or cannot be read, no more than that.
 */
export function plain(value: unknown): unknown {
  const around: unknown[] = []
  try {
    const text = JSON.stringify(value ?? null, function (this: unknown, _key, part: unknown) {
      while (around.length > 0 && around.at(-1) !== this) around.pop()
      if (typeof part === 'bigint') return `${part}`
      if (part === null || typeof part !== 'object') return part
      if (around.includes(part)) return 'contains itself'
      const told = part instanceof Error ? { name: part.name, message: part.message } : listed(part)
      around.push(told)
      return told
    })
    return JSON.parse(text ?? 'null')
  } catch {
    return 'cannot be read'
  }
}

function listed(part: object): object {
  return part instanceof Map || part instanceof Set ? [...part] : part
}

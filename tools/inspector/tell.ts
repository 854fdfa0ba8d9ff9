import type { ActorRefLike, AnyActorRef, InspectionEvent } from 'xstate'
import packages from '../../package.json'
import { arrowOf, type Transition } from '../chart'
import type { Message } from './messages'

/** The version of the protocol, as the page of another inspector is told it. */
const VERSION = packages.devDependencies['@statelyai/inspect']

type Described = ActorRefLike & Partial<AnyActorRef> & { readonly logic?: { readonly config?: unknown } }

/** An observer of actors that tells an inspector what they do, at the end of the task in which they do it. */
export function observerOf(
  tell: (message: Message) => void,
  now: () => number,
): (event: InspectionEvent) => void {
  return (event) => {
    // An actor is announced a little before it has its first snapshot. All others wait with it, and keep their order.
    const message = event.type === '@xstate.actor' ? undefined : messageOf(event, now())
    queueMicrotask(() => {
      const late = message ?? messageOf(event, now())
      if (late) tell(late)
    })
  }
}

/**
 * What an inspector is told of something that an actor did, as plain data of this moment: it is read when the actors have
 * gone on. `undefined` for what no inspector is told.
 */
function messageOf(event: InspectionEvent, now: number): Message | undefined {
  const { id, sessionId, logic, _parent } = event.actorRef as Described & AnyActorRef
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
      const definition = JSON.stringify(config ?? { id })
      const snapshot = plain(event.actorRef.getSnapshot()) as object
      return { ...common, type: event.type, name, definition, parentId: _parent?.sessionId, snapshot }
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
        ...{ ...common, type: event.type, event: plainEvent(event.event) },
        snapshot: plain(event.snapshot) as typeof event.snapshot,
      }
    case '@xstate.microstep': {
      const taken = (event as unknown as { readonly _transitions: readonly Transition[] })._transitions
      return { type: event.type, sessionId, arrows: taken.map(arrowOf) }
    }
    default:
      return undefined
  }
}

function plainEvent<E>(event: E): E {
  return plain(event) as E
}

/** A value as JSON has it; of an error its name and its text. */
function plain(value: unknown): unknown {
  const readable = (_key: string, part: unknown) =>
    part instanceof Error ? { name: part.name, message: part.message } : part
  return JSON.parse(JSON.stringify(value ?? null, readable))
}

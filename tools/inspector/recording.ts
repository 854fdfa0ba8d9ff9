import type { AnyEventObject } from 'xstate'
import type { Actor, Adapter, Recorded, Shot, Step } from './adapter'
import { machineOf } from './machines'
import { type Message, readMessage } from './messages'

/** Adapter of a program of which nothing is known. */
const NO_ADAPTER: Adapter = {}

/** What an inspector has been told, put in order: the actors, and each event with what has come of it. */
export class Recording implements Recorded {
  constructor(readonly adapter: Adapter = NO_ADAPTER) {}

  readonly messages: Message[] = []
  readonly actors = new Map<string, Actor>()
  readonly steps: Step[] = []
  /** Those that an actor has not taken yet, the first first. */
  readonly #waiting = new Map<string, Step[]>()

  add(message: Message): void {
    this.messages.push(message)
    const { sessionId } = message
    if (message.type === '@xstate.actor') {
      const { name, parentId, definition } = message
      const first = (message.snapshot ?? null) as Shot
      const known = this.actors.get(sessionId)
      // Its first events may be told before it is.
      this.actors.set(sessionId, {
        ...(known ?? actorOf(sessionId)),
        name,
        parentId,
        definition,
        known: definition === undefined ? undefined : machineOf(definition, this.adapter),
        first: known?.first ?? first,
        now: known?.now ?? first,
      })
    } else if (message.type === '@xstate.event') {
      this.#begin(sessionId, message.event, message.sourceId, Number(message.createdAt))
    } else if (message.type === '@xstate.microstep') {
      const step = this.#waiting.get(sessionId)?.[0]
      if (step) step.arrows = [...step.arrows, ...message.arrows]
    } else {
      const waiting = this.#waiting.get(sessionId)
      const step =
        waiting?.[0]?.event.type === message.event.type
          ? (waiting.shift() as Step)
          : this.#begin(sessionId, message.event, undefined, Number(message.createdAt), false)
      const actor = this.#actor(sessionId)
      step.after = message.snapshot as Shot
      if (message.event.type === 'xstate.init') actor.first = step.after
      actor.now = step.after
    }
  }

  #begin(
    sessionId: string,
    event: AnyEventObject,
    sourceId: string | undefined,
    at: number,
    waits = true,
  ): Step {
    const actor = this.#actor(sessionId)
    const index = this.steps.length
    const step: Step = {
      index,
      sessionId,
      sourceId,
      event,
      at,
      // It may be announced when it has gone on already.
      before: event.type === 'xstate.init' ? null : actor.now,
      after: undefined,
      arrows: [],
    }
    this.steps.push(step)
    actor.steps.push(step)
    if (waits) this.#waiting.set(sessionId, [...(this.#waiting.get(sessionId) ?? []), step])
    return step
  }

  #actor(sessionId: string): Actor {
    const actor = this.actors.get(sessionId) ?? actorOf(sessionId)
    this.actors.set(sessionId, actor)
    return actor
  }
}

function actorOf(sessionId: string): Actor {
  return {
    sessionId,
    name: sessionId,
    parentId: undefined,
    definition: undefined,
    known: undefined,
    first: null,
    now: null,
    steps: [],
  }
}

/** A recording as the text of a file. */
export function encodeRecording({ messages }: Recording): string {
  return `${JSON.stringify({ version: 1, messages })}\n`
}

export type RecordingReading =
  | { readonly kind: 'recording'; readonly recording: Recording }
  /** No recording, or of a later version. */
  | { readonly kind: 'none' }
  | { readonly kind: 'damaged'; readonly why: string }

/** Reads a recording from a file. */
export function decodeRecording(text: string, adapter?: Adapter): RecordingReading {
  const messages = messagesIn(text)
  if (messages === undefined) return { kind: 'none' }
  const recording = new Recording(adapter)
  for (const [index, value] of messages.entries()) {
    const reading = readMessage(value)
    const place = `message ${index + 1} of ${messages.length}`
    if (reading.kind === 'damaged') return { kind: 'damaged', why: `${place} has no proper ${reading.where}` }
    if (reading.kind === 'message') recording.add(reading.message)
  }
  const lost = [...recording.actors.values()].find((actor) => !isInTree(recording, actor))
  if (lost) return { kind: 'damaged', why: `${lost.name} is among those that have started it` }
  return { kind: 'recording', recording }
}

function messagesIn(text: string): readonly unknown[] | undefined {
  try {
    const { version, messages } = JSON.parse(text) as {
      readonly version?: unknown
      readonly messages?: unknown
    }
    return version === 1 && Array.isArray(messages) ? messages : undefined
  } catch {
    return undefined
  }
}

/** Whether an actor was started by others, the first of which nobody has started. */
function isInTree({ actors }: Recording, actor: Actor): boolean {
  const passed = new Set<Actor>()
  let above: Actor | undefined = actor
  while (above !== undefined && !passed.has(above)) {
    passed.add(above)
    above = actors.get(above.parentId ?? '')
  }
  return above === undefined
}

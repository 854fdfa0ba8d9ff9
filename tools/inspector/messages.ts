import type { StatelyInspectionEvent } from '@statelyai/inspect'
import * as v from 'valibot'
import type { AnyEventObject } from 'xstate'
import type { Arrow } from './chart'

/** What a program tells an inspector: the messages of `@statelyai/inspect`, and which transitions were taken. */
export type Message = StatelyInspectionEvent | Taken

/** The transitions that an actor has just taken. Only an inspector that asks for them is told, since the protocol has no such message. */
type Taken = {
  readonly type: '@xstate.microstep'
  readonly sessionId: string
  readonly arrows: readonly Arrow[]
}

/** With which an inspector says that it is there, and is told everything from the start. */
export const CONNECTED = '@statelyai.connected'

/** The same of an inspector that wants to know which transitions were taken. */
export type Connected = { readonly type: typeof CONNECTED; readonly wantsTaken?: true }

/** What an inspector asks of a program: to send an event to one of its actors. */
export type Command = {
  readonly type: 'inspector.send'
  readonly sessionId: string
  readonly event: AnyEventObject
}

const told = {
  sessionId: v.string(),
  createdAt: v.pipe(
    v.string(),
    v.check((text) => Number.isFinite(Number(text)), 'no time'),
  ),
}

const event = v.object({ type: v.string() })

const snapshot = v.optional(
  v.pipe(
    v.unknown(),
    v.check((part) => part === null || v.is(v.object({ status: v.optional(v.string()) }), part)),
  ),
)

const arrow = v.object({
  source: v.string(),
  targets: v.array(v.string()),
  event: v.string(),
  guard: v.string(),
  actions: v.array(v.string()),
})

/** Parts of each message that the inspector reads. */
const messages = {
  '@xstate.actor': v.object({
    ...told,
    name: v.string(),
    snapshot,
    parentId: v.optional(v.string()),
    definition: v.optional(v.string()),
  }),
  '@xstate.event': v.object({ ...told, event, sourceId: v.optional(v.string()) }),
  '@xstate.snapshot': v.object({ ...told, event, snapshot }),
  '@xstate.microstep': v.object({ sessionId: v.string(), arrows: v.array(arrow) }),
}

export type MessageReading =
  | { readonly kind: 'message'; readonly message: Message }
  /** Message of a kind that nothing here goes by. */
  | { readonly kind: 'other' }
  /** `where` it is not as the protocol has it: the path of a field. */
  | { readonly kind: 'damaged'; readonly where: string }

/** Reads a value from outside: from another window or a file. */
export function readMessage(value: unknown): MessageReading {
  const { type } = (value ?? {}) as { readonly type?: unknown }
  if (typeof type !== 'string' || !type.startsWith('@xstate.')) return { kind: 'damaged', where: 'type' }
  if (!isKnown(type)) return { kind: 'other' }
  const reading = v.safeParse(messages[type], value)
  if (reading.success) return { kind: 'message', message: value as Message }
  const path = reading.issues[0].path?.map(({ key }) => key)
  return { kind: 'damaged', where: path?.join('.') ?? 'type' }
}

function isKnown(type: string): type is keyof typeof messages {
  return Object.hasOwn(messages, type)
}

/** Whether a value from another window is a command. */
export function isCommand(value: unknown): value is Command {
  return ((value ?? {}) as { readonly type?: unknown }).type === 'inspector.send'
}

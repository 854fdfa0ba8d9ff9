import type { StatelyInspectionEvent } from '@statelyai/inspect'
import type { AnyEventObject } from 'xstate'
import type { Arrow } from '../chart'

/** What a program tells an inspector: the messages of `@statelyai/inspect`, and which transitions were taken. */
export type Message = StatelyInspectionEvent | Taken

/** The transitions that an actor has just taken. Only an inspector that asks for them is told, since the protocol has no such message. */
export type Taken = {
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

/** Whether a value from another window is a message. */
export function isMessage(value: unknown): value is Message {
  const { type } = (value ?? {}) as { readonly type?: unknown }
  return typeof type === 'string' && type.startsWith('@xstate.')
}

/** Whether a value from another window is a command. */
export function isCommand(value: unknown): value is Command {
  return ((value ?? {}) as { readonly type?: unknown }).type === 'inspector.send'
}

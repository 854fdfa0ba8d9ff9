import type { AnyEventObject, AnyStateMachine } from 'xstate'
import type { Arrow } from './chart'
import type { Message } from './messages'

/** A snapshot as a message has it: plain data. */
export type Shot = {
  readonly status?: string
  readonly value?: unknown
  readonly context?: unknown
  /** Error that was thrown, where it has failed. */
  readonly error?: unknown
} | null

/** An event that an actor was sent, and what has come of it. */
export type Step = {
  /** Its place among all, from 0. */
  readonly index: number
  readonly sessionId: string
  readonly sourceId: string | undefined
  readonly event: AnyEventObject
  /** Milliseconds since 1970. */
  readonly at: number
  /** The snapshot of the actor before. */
  readonly before: Shot
  /** And after it; `undefined` until it has taken the event. */
  after: Shot | undefined
  /** The transitions that were taken: none where it was refused, or the program does not tell. */
  arrows: readonly Arrow[]
}

export type Actor = {
  readonly sessionId: string
  readonly name: string
  readonly parentId: string | undefined
  /** The configuration of its machine as JSON, or of another kind of logic what is known. */
  readonly definition: string | undefined
  /** Its machine, if it is one. */
  readonly known: Known | undefined
  /** Its snapshot when it was started. */
  first: Shot
  /** Its snapshot now. */
  now: Shot
  readonly steps: Step[]
}

/** Machine of an actor, and the adapter of the program that it belongs to, if its guards and actions are there. */
export type Known = { readonly machine: AnyStateMachine; readonly own: Adapter | undefined }

/** Actors and events of a program in the order in which they were told. */
export type Recorded = {
  readonly actors: ReadonlyMap<string, Actor>
  readonly steps: readonly Step[]
}

/** Test that was made of what happened to an actor, or why there is none. */
export type MadeTest =
  | { readonly text: string; readonly file: string }
  | { readonly text: undefined; readonly why: string }

/**
 * What an inspector is handed by the program that it looks at. All of it may be left out: of any program it shows what that
 * tells, and sends what it is asked to.
 */
export type Adapter = {
  /** Machines by id, each cut off from the world. With them, events are replayed and guards are asked. */
  readonly machines?: Readonly<Record<string, AnyStateMachine>>
  /** Whether an actor of the machine with this id is looked at before any is chosen. */
  readonly isPlayed?: (id: string) => boolean
  /** Event as it can be sent again, of which a recording has only plain data. */
  readonly sendable?: (event: AnyEventObject) => AnyEventObject
  /** Fields for an event that nobody has sent yet. */
  readonly sampleOf?: (type: string) => object
  /** Folder of tests, and what makes one of an actor. */
  readonly tests?: {
    readonly folder: string
    readonly testOf: (recorded: Recorded, actor: Actor) => MadeTest
  }
  /** Messages of an opened recording as they may be shown, or why it may not be. */
  readonly opened?: (messages: readonly Message[]) => readonly Message[] | string
  /** Tells what is in another kind of file than a recording; whether it is of that kind. */
  readonly read?: (text: string, tell: (message: Message) => void) => Promise<boolean>
}

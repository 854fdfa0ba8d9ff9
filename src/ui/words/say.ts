import type { Messages } from './messages'

/** The id of a text, as it stands in the catalogue. */
export type MessageId = keyof Messages

/** Ids of texts that are nothing but letters: without tags. */
type StringId = {
  [Id in MessageId]: [Messages[Id]['tags']] extends [never] ? Id : never
}[MessageId]

/** Ids of texts that are always the same: without tags and placeholders. */
export type PlainId = {
  [Id in StringId]: [Messages[Id]['values']] extends [never] ? Id : never
}[StringId]

/** A value for each placeholder of a text. */
export type ValuesOf<Id extends MessageId, Value = string | number> = Readonly<
  Record<Messages[Id]['values'], Value>
>

/** A text by its id, with a value for each of its placeholders. */
export type Say = {
  (id: PlainId): string
  <Id extends StringId>(id: Id, values: ValuesOf<Id>): string
}

import type { Formats } from './formats'
import type { Messages } from './messages'

/** The id of a text in the catalogue. */
export type MessageId = keyof Messages

/** Ids of texts without tags. */
type StringId = {
  [Id in MessageId]: [Messages[Id]['tags']] extends [never] ? Id : never
}[MessageId]

/** Ids of texts without tags and placeholders. */
export type PlainId = {
  [Id in StringId]: [Messages[Id]['values']] extends [never] ? Id : never
}[StringId]

/** Values of a text's placeholders, by their names. */
export type ValuesOf<Id extends MessageId, Value = string | number> = Readonly<
  Record<Messages[Id]['values'], Value>
>

/** Formats a text by its id, with a value for each of its placeholders. */
export type Say = {
  (id: PlainId): string
  <Id extends StringId>(id: Id, values: ValuesOf<Id>): string
}

/** A text as compiled by the build: a plain string, or parts. */
export type Message = string | readonly MessagePart[]

/**
 * A part of a text: a string, a placeholder, or a choice by a value (by plural category for a number, by name for
 * others).
 */
export type MessagePart = string | readonly [name: string, kind?: 'plural' | 'select', forms?: Forms]

/** The texts of a choice by their key; `other` is the default. */
type Forms = Readonly<Record<string, Message>> & { readonly other: Message }

/** Formats for the numbers in a text. */
type Counting = Pick<Formats, 'plural' | 'whole'>

/** Values of any text's placeholders, by their names. */
export type Values = Readonly<Record<string, string | number>>

/** Formats a text. It sets up no `Intl` object itself, whereas ready-made libraries do so at the first plural. */
export function format(message: Message, values: Values, counting: Counting): string {
  if (typeof message === 'string') return message
  const parts = message.map((part) => {
    if (typeof part === 'string') return part
    const [name, kind, forms] = part
    const value = values[name] ?? ''
    if (forms === undefined) return typeof value === 'number' ? counting.whole(value) : value
    const key = kind === 'plural' ? counting.plural(Number(value)) : value
    return format(forms[key] ?? forms.other, values, counting)
  })
  return parts.join('')
}

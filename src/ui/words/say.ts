import type { Formats } from './formats'
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

/** A text as the build has compiled it: plain, or in parts. */
export type Message = string | readonly MessagePart[]

/** Words, the name of a value, or a choice by a value: for a number by its plural category, else by its name. */
export type MessagePart = string | readonly [name: string, kind?: 'plural' | 'select', forms?: Forms]

/** What there is to choose from, and what is chosen when nothing else is. */
type Forms = Readonly<Record<string, Message>> & { readonly other: Message }

/** How a language writes a number in a text. */
export type Counting = Pick<Formats, 'plural' | 'whole'>

/** What a text is given, by the names of its placeholders. */
export type Values = Readonly<Record<string, string | number>>

/** Writes out a text. It sets up nothing of `Intl` by itself, as ready-made libraries do with the first plural. */
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

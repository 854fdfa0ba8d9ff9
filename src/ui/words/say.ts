import type { Formats } from './formats'
import type { FilledTexts, PlainId } from './messages'

/** Id of a text with placeholders or tags. */
export type FilledId = keyof FilledTexts

/** Ids of texts with placeholders and no tags. */
type StringId = {
  [Id in FilledId]: [FilledTexts[Id]['tags']] extends [never] ? Id : never
}[FilledId]

/** Values of a text's placeholders, by their names. */
export type ValuesOf<Id extends FilledId, Value = string | number> = Readonly<
  Record<FilledTexts[Id]['values'], Value>
>

/** Formats a text by its id, with a value for each of its placeholders. */
export type Say = {
  (id: PlainId): string
  <Id extends PlainId | StringId>(id: Id, values: ValuesOf<Extract<Id, StringId>>): string
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

import * as v from 'valibot'

/** A piece of a text: letters, or a link or the like with its letters. */
const piece = v.union([v.string(), v.object({ text: v.string() })])

const message = v.object({
  from: v.optional(v.nullable(v.string())),
  forwarded_from: v.optional(v.nullable(v.string())),
  text: v.union([v.string(), v.array(piece)]),
})

/** A chat as Telegram exports it, or all of them. What of it is something else is passed over. */
const schema = v.union([
  v.object({ messages: v.array(v.unknown()) }),
  v.object({ chats: v.object({ list: v.array(v.object({ messages: v.array(v.unknown()) })) }) }),
])

/** What was written by whom. */
export type Message = { readonly who: string; readonly text: string }

/** The messages of an export of Telegram, `result.json`; `undefined` where a text is none. */
export function telegramMessages(text: string): readonly Message[] | undefined {
  if (!/^\s*\{/.test(text)) return undefined
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  const read = v.safeParse(schema, value)
  if (!read.success) return undefined
  const chats = 'chats' in read.output ? read.output.chats.list : [read.output]
  return chats.flatMap(({ messages }) =>
    messages.flatMap((each): Message[] => {
      const result = v.safeParse(message, each)
      if (!result.success) return []
      const { from, forwarded_from: first, text } = result.output
      const pieces = typeof text === 'string' ? [text] : text
      return [
        {
          who: first ?? from ?? '',
          text: pieces.map((part) => (typeof part === 'string' ? part : part.text)).join(''),
        },
      ]
    }),
  )
}

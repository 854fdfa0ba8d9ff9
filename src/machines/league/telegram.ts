import * as v from 'valibot'

const chat = v.object({ messages: v.array(v.unknown()) })

/** A chat as Telegram exports it, or all of them. */
const schema = v.object({
  messages: v.optional(v.array(v.unknown()), []),
  chats: v.optional(v.object({ list: v.array(chat) }), { list: [] }),
})

/** A message; a text may be in pieces, some of which are links or the like. What is another thing is passed over. */
const message = v.object({
  from: v.optional(v.unknown()),
  forwarded_from: v.optional(v.unknown()),
  text: v.unknown(),
})

const link = v.object({ text: v.string() })

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
  const { messages, chats } = read.output
  return [{ messages }, ...chats.list].flatMap(({ messages }) =>
    messages.flatMap((each): Message[] => {
      const result = v.safeParse(message, each)
      if (!result.success) return []
      const { from, forwarded_from: first, text } = result.output
      const who = [first, from].find((name) => typeof name === 'string') ?? ''
      return [{ who: String(who), text: [text].flat().map(lettersOf).join('') }]
    }),
  )
}

function lettersOf(piece: unknown): string {
  if (typeof piece === 'string') return piece
  const read = v.safeParse(link, piece)
  return read.success ? read.output.text : ''
}

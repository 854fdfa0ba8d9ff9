import * as v from 'valibot'
import { readJson } from '../store/schemas'

const chat = v.object({ messages: v.array(v.unknown()) })

/** Schema of a Telegram export, of one chat or all. */
const schema = v.object({
  messages: v.optional(v.array(v.unknown()), []),
  chats: v.optional(v.object({ list: v.array(chat) }), { list: [] }),
})

/** Schema of a message; its text may be a list of pieces, such as links. Anything else is ignored. */
const message = v.object({
  from: v.optional(v.unknown()),
  forwarded_from: v.optional(v.unknown()),
  text: v.unknown(),
})

const link = v.object({ text: v.string() })

/** Message with its author. */
export type ChatMessage = { readonly who: string; readonly text: string }

/** Reads the messages in a Telegram export, `result.json`; `undefined` for any other text. */
export function telegramMessages(text: string): readonly ChatMessage[] | undefined {
  const read = readJson(schema, text)
  if (read === undefined) return undefined
  const chats = [{ messages: read.messages }, ...read.chats.list]
  return chats.flatMap(({ messages }) => messages.flatMap(messageIn))
}

function messageIn(value: unknown): readonly ChatMessage[] {
  const read = v.safeParse(message, value)
  if (!read.success) return []
  const { from, forwarded_from: first, text } = read.output
  const who = [first, from].find((name) => typeof name === 'string') ?? ''
  return [{ who: String(who), text: [text].flat().map(lettersOf).join('') }]
}

function lettersOf(piece: unknown): string {
  if (typeof piece === 'string') return piece
  const read = v.safeParse(link, piece)
  return read.success ? read.output.text : ''
}

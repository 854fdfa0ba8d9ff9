import { parse, type Token } from '@messageformat/parser'
import type { Message, MessagePart } from '../../src/ui/words/say'

/**
 * A text in the ICU MessageFormat as the program reads it. Throws where the text is not in that format, and where it
 * asks for what the program does not do: numbers and dates are handed to it as they are written.
 */
export function compile(text: string, lang: string): Message {
  const { pluralCategories } = new Intl.PluralRules(lang).resolvedOptions()
  return messageOf(parse(text, { cardinal: pluralCategories, ordinal: [], strict: true }))
}

/** Words alone are plain, so that there is less to fetch. */
function messageOf(tokens: readonly Token[], counted = ''): Message {
  const parts = partsOf(tokens, counted)
  const [only = ''] = parts
  return parts.length < 2 && typeof only === 'string' ? only : parts
}

function partsOf(tokens: readonly Token[], counted: string): MessagePart[] {
  return tokens.map((token) => {
    if (token.type === 'content') return token.value
    if (token.type === 'argument') return [token.arg]
    if (token.type === 'octothorpe') return [counted]
    if (token.type === 'function' || token.type === 'selectordinal')
      throw new Error(`${token.type} is not understood.`)
    const { type, arg, cases } = token
    const counts = type === 'plural' ? arg : counted
    const { other, ...forms } = Object.fromEntries(
      cases.map(({ key, tokens }) => [key, messageOf(tokens, counts)]),
    )
    if (other === undefined) throw new Error(`There is no form “other” for {${arg}}.`)
    return [arg, type, { ...forms, other }]
  })
}

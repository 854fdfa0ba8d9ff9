import { textOf } from '../../scripts/words/catalogue'
import { compile } from '../../scripts/words/compile'
import { sayIn } from '../../scripts/words/sayIn'
import type { Message } from '../../src/ui/words/format'
import type { MessageId, PlainId } from '../../src/ui/words/say'

/** What was put into a text, by the names of its placeholders: the words, or of a choice its key. */
type Heard = Readonly<Record<string, string>>

/** Understands what a page says in a language (BCP 47): it knows its texts and reads out of them what was put in. */
export class Hearing {
  readonly say

  constructor(private readonly lang: string) {
    this.say = sayIn(lang)
  }

  /** What was put into a text; nothing where something else was said. */
  values(id: MessageId, said: string): Heard | undefined {
    const [source, names] = this.#pattern(id)
    return read(`^${source}$`, names, said)
  }

  /** The same for a fact of the outline in words, by the text that is its name. */
  fact(name: PlainId, id: MessageId, said: string): Heard | undefined {
    // The accessibility tree has a blank between two elements, even where the language has none.
    const label = this.say('description.label', { label: this.say(name) }).trimEnd()
    const [before = '', after = ''] = this.say('description.value', { value: '…' }).split('…').map(literal)
    const [source, names] = this.#pattern(id)
    return read(`${literal(label)} *${before}${source}${after}`, names, said)
  }

  #pattern(id: MessageId) {
    const names: Name[] = []
    return [sourceOf(compile(textOf(this.lang, id), this.lang), names), names] as const
  }
}

/** What a group of a pattern stands for: a value, or one of the forms that are chosen by it. */
type Name = { readonly value: string; readonly key?: string }

function read(source: string, names: readonly Name[], said: string): Heard | undefined {
  const found = new RegExp(source).exec(said)?.slice(1)
  return (
    found &&
    Object.fromEntries(
      names.flatMap(({ value, key }, group) => {
        const words = found[group]
        return words === undefined ? [] : [[value, key ?? words]]
      }),
    )
  )
}

/** A regular expression for a text; what each of its groups stands for is added to the names. */
function sourceOf(message: Message, names: Name[]): string {
  if (typeof message === 'string') return literal(message)
  const parts = message.map((part) => {
    if (typeof part === 'string') return literal(part)
    const [value, kind, forms] = part
    if (forms === undefined) {
      names.push({ value })
      return '(.+?)'
    }
    const sources = Object.entries<Message>(forms).map(([key, form]) => {
      if (kind === 'plural') return sourceOf(form, names)
      names.push({ value, key })
      return `(${sourceOf(form, names)})`
    })
    return `(?:${sources.join('|')})`
  })
  return parts.join('')
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

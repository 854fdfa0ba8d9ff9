import { Part } from '../parts/part'
import { type Counting, format, type Message, type Values } from './format'
import { messages as shell } from './locales/en.po?shell'
import type { Section } from './sections'

type Messages = Readonly<Record<string, Message>>
type Files = Readonly<Record<string, () => Promise<Messages>>>

/** A section of each language. */
const files: Readonly<Record<Exclude<Section, 'shell'>, Files>> = {
  landing: import.meta.glob<Messages>('./locales/*.po', { query: '?landing', import: 'messages' }),
  howToPlay: import.meta.glob<Messages>('./locales/*.po', { query: '?howToPlay', import: 'messages' }),
  about: import.meta.glob<Messages>('./locales/*.po', { query: '?about', import: 'messages' }),
  notFound: import.meta.glob<Messages>('./locales/*.po', { query: '?notFound', import: 'messages' }),
  decks: import.meta.glob<Messages>('./locales/*.po', { query: '?decks', import: 'messages' }),
  game: import.meta.glob<Messages>('./locales/*.po', { query: '?game', import: 'messages' }),
  late: import.meta.glob<Messages>('./locales/*.po', { query: '?late', import: 'messages' }),
}

/** The texts of one language, as far as they have been fetched. */
export class Catalogue {
  /** Until a section is there, what went wrong can be told in English, which comes with the program. */
  private readonly messages: Record<string, Message> = { ...shell }
  private readonly counting: Counting
  readonly sections: Readonly<Record<keyof typeof files, Part<void>>>

  /** @param lang The language (BCP 47). */
  constructor(lang: string, counting: Counting) {
    this.counting = counting
    const section = (name: keyof typeof files) =>
      new Part(async () => {
        const messages = await files[name][`./locales/${lang}.po`]?.()
        if (messages === undefined) throw new Error(`There is no catalogue for “${lang}”.`)
        Object.assign(this.messages, messages)
      })
    const names = Object.keys(files) as (keyof typeof files)[]
    this.sections = Object.fromEntries(names.map((name) => [name, section(name)])) as Catalogue['sections']
  }

  /** A text by its id. In a build a text that has not been fetched is its id; before that it is an error. */
  say = (id: string, values: Values = {}): string => {
    const message = this.messages[id]
    if (message !== undefined) return format(message, values, this.counting)
    if (import.meta.env.PROD) return id
    throw new Error(`The text “${id}” has not been fetched: is its group in the right place in sections.ts?`)
  }
}

import { LazyModule } from '../lazyModule'
import { english as ownFormats } from './english'
import { type Formats, type PlaceName, type PlaceNames, placeIn } from './formats'
import * as english from './locales/en.po?start'
import { type Counting, format, type Message, type Values } from './say'

type Language = typeof english

const others = import.meta.glob<Language>(['./locales/*.po', '!./locales/en.po'], { query: '?start' })

/** The texts of one language, as far as they have been fetched. */
export class Catalogue {
  /** Until its own are there, what went wrong can be told in English, which comes with the program. */
  private readonly messages: Record<string, Message> = { ...english.messages }
  private counting: Counting = ownFormats
  private places: PlaceNames = {}
  /** The texts that come with the language, and all others. */
  readonly sections: { readonly start: LazyModule<Language>; readonly rest: LazyModule<void> }

  /** @param lang The language (BCP 47). `adopt` is given how it writes names and numbers, before any of its texts is there. */
  constructor(lang: string, adopt: (formats: Formats) => void) {
    const start = new LazyModule(async () => {
      if (lang === 'en') return english
      const language = await others[`./locales/${lang}.po`]?.()
      if (language === undefined) throw new Error(`There is no catalogue for “${lang}”.`)
      Object.assign(this.messages, language.messages)
      if (language.formats) {
        this.counting = language.formats
        adopt(language.formats)
      }
      return language
    })
    const rest = new LazyModule(async () => {
      const { loadRest } = await start.load()
      const { messages, places } = await loadRest()
      Object.assign(this.messages, messages)
      this.places = places
    })
    this.sections = { start, rest }
  }

  /** What the language calls a capital, a continent or a far-off part of a country, by its English name. */
  placeOf = (english: string): PlaceName => placeIn(this.places, english)

  /** A text by its id. In a build a text that has not been fetched is its id; before that it is an error. */
  say = (id: string, values: Values = {}): string => {
    const message = this.messages[id]
    if (message !== undefined) return format(message, values, this.counting)
    if (import.meta.env.PROD) return id
    throw new Error(`The text “${id}” has not been fetched: is its group in the right place in sections.ts?`)
  }
}

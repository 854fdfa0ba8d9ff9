import { LazyModule } from '../lazyModule'
import { english } from './english'
import { type Formats, type PlaceName, type PlaceNames, placeIn } from './formats'
import { homeOf, languageOf } from './languages'
import * as start from './locales/en.po?start'
import { format, type Message, type Say, type Values } from './say'

/** The language of the page. */
export type Locale = Formats & {
  readonly dir: 'ltr' | 'rtl'
  /** The address of its first page. */
  readonly home: string
  /** A text by its id. Its section must have been fetched. */
  readonly say: Say
  /** The texts that come with the language, and all others. */
  readonly sections: { readonly start: LazyModule<Language>; readonly rest: LazyModule<void> }
  /** What the language calls a capital, a continent or a far-off part of a country, by its English name. */
  readonly placeOf: (english: string) => PlaceName
}

type Language = typeof start

const others = import.meta.glob<Language>(['./locales/*.po', '!./locales/en.po'], { query: '?start' })

/**
 * The locale of a language (BCP 47), in which nothing has been fetched so far: until its texts are there, names and
 * numbers are in English. @throws where it has no line in languages.ts.
 */
export function localeOf(lang: string): Locale {
  // Until its own are there, what went wrong can be told in English, which comes with the program.
  const messages: Record<string, Message> = { ...start.messages }
  let places: PlaceNames = {}
  const own = new LazyModule(async () => {
    if (lang === 'en') return start
    const language = await others[`./locales/${lang}.po`]?.()
    if (language === undefined) throw new Error(`There is no catalogue for “${lang}”.`)
    Object.assign(messages, language.messages)
    Object.assign(locale, language.formats)
    return language
  })
  const rest = new LazyModule(async () => {
    const { loadRest } = await own.load()
    const loaded = await loadRest()
    Object.assign(messages, loaded.messages)
    places = loaded.places
  })
  const locale: Locale = {
    ...english,
    lang,
    dir: languageOf(lang).dir,
    home: homeOf(lang, import.meta.env.BASE_URL),
    sections: { start: own, rest },
    placeOf: (name) => placeIn(places, name),
    // In a build a text that has not been fetched is its id; before that it is an error.
    say(id: string, values: Values = {}) {
      const message = messages[id]
      if (message !== undefined) return format(message, values, locale)
      if (import.meta.env.PROD) return id
      throw new Error(
        `The text “${id}” has not been fetched: is its group in the right place in sections.ts?`,
      )
    },
  }
  return locale
}

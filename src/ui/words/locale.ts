import { LazyModule } from '../lazyModule'
import { english } from './english'
import { type Formats, type PlaceName, type PlaceNames, placeIn } from './formats'
import { homeOf, languageOf } from './languages'
import * as start from './locales/en.po?start'
import { format, type Message, type Say, type Values } from './say'

/** The locale of a page: its formats, texts and place names. */
export type Locale = Formats & {
  readonly dir: 'ltr' | 'rtl'
  /** Address of the locale's first page. */
  readonly home: string
  /** Formats a text by its id. Its section must have been fetched. */
  readonly say: Say
  /** The texts that come with the language, the rest, and the names of regions. */
  readonly sections: {
    readonly start: LazyModule<Language>
    readonly rest: LazyModule<void>
    readonly regions: LazyModule<void>
  }
  /** Looks up the name of a capital, a continent or a distant part of a country by its English name. */
  readonly placeOf: (english: string) => PlaceName
}

type Language = typeof start

const others = import.meta.glob<Language>(['./locales/*.po', '!./locales/en.po'], { query: '?start' })

/**
 * The locale of a language (BCP 47), with nothing fetched yet: names and numbers are in English until its texts are
 * there. @throws if languages.ts has no such language.
 */
export function localeOf(lang: string): Locale {
  // English texts come with the program, so that an error can be reported before the language's own texts are there.
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
  const regions = new LazyModule(async () => {
    const { loadRegions } = await own.load()
    if (loadRegions) locale.learn((await loadRegions()).spellings)
  })
  const locale: Locale = {
    ...english,
    lang,
    dir: languageOf(lang).dir,
    home: homeOf(lang, import.meta.env.BASE_URL),
    sections: { start: own, rest, regions },
    placeOf: (name) => placeIn(places, name),
    // A text that has not been fetched: its id in a build, an error in development.
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

import { Catalogue } from './catalogue'
import { english } from './english'
import type { Formats } from './formats'
import { homeOf, languageOf } from './languages'
import type { Say } from './say'

/** The language of the page. */
export type Locale = Formats & {
  readonly dir: 'ltr' | 'rtl'
  /** The address of its first page. */
  readonly home: string
  /** A text by its id. Its section must have been fetched. */
  readonly say: Say
  readonly sections: Catalogue['sections']
  readonly placeOf: Catalogue['placeOf']
}

/**
 * The locale of a language (BCP 47), in which nothing has been fetched so far: until its texts are there, names and
 * numbers are in English. @throws where it has no line in languages.ts.
 */
export function localeOf(lang: string): Locale {
  const { say, sections, placeOf } = new Catalogue(lang, (formats) => Object.assign(locale, formats))
  const { dir } = languageOf(lang)
  const home = homeOf(lang, import.meta.env.BASE_URL)
  const locale: Locale = { ...english, lang, dir, home, say, sections, placeOf }
  return locale
}

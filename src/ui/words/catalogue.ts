import type { Region } from '../../geo/facts'
import { LazyModule } from '../parts/lazyModule'
import { english as ownFormats } from './english'
import { type Counting, format, type Message, type Values } from './format'
import type { Formats } from './formats'
import { formats, sections, shell } from './locales/en.po?language'
import type { PlaceNames } from './places'
import type { PageSection } from './sections'

/** Imported by name: what a bundler adds for `import *` would be one more file for every page. */
const english = { formats, sections, shell }

type Language = typeof english
type Section = Awaited<ReturnType<Language['sections'][PageSection]>>

const others = import.meta.glob<Language>(['./locales/*.po', '!./locales/en.po'], { query: '?language' })

/** The texts of one language, as far as they have been fetched. */
export class Catalogue {
  /** Until a section is there, what went wrong can be told in English, which comes with the program. */
  private readonly messages: Record<string, Message> = { ...english.shell }
  private counting: Counting = ownFormats
  /** Those of each region, which come with the late texts: only at the end of a game it is known which are needed. */
  private regions: Section['places']
  readonly sections: Readonly<Record<PageSection, LazyModule<void>>>

  /**
   * @param lang The language (BCP 47). `adopt` is given how it writes names and
   * numbers, before any of its sections is there.
   */
  constructor(lang: string, adopt: (formats: Formats) => void) {
    const language = new LazyModule(async () => {
      if (lang === 'en') return english
      const language = await others[`./locales/${lang}.po`]?.()
      if (language === undefined) throw new Error(`There is no catalogue for “${lang}”.`)
      Object.assign(this.messages, language.shell)
      if (language.formats) {
        this.counting = language.formats
        adopt(language.formats)
      }
      return language
    })
    const section = (name: keyof Catalogue['sections']) =>
      new LazyModule(async () => {
        const { sections } = await language.load()
        const { messages, places } = await sections[name]()
        Object.assign(this.messages, messages)
        this.regions = places ?? this.regions
      })
    const names = Object.keys(english.sections) as (keyof Catalogue['sections'])[]
    this.sections = Object.fromEntries(names.map((name) => [name, section(name)])) as Catalogue['sections']
  }

  /** The names that the language has for what is told of the countries of a region. Rejects when they cannot be had. */
  placesIn = async (region: Region): Promise<PlaceNames> => {
    await this.sections.lazy.load()
    return (await this.regions?.[region]()) ?? {}
  }

  /** A text by its id. In a build a text that has not been fetched is its id; before that it is an error. */
  say = (id: string, values: Values = {}): string => {
    const message = this.messages[id]
    if (message !== undefined) return format(message, values, this.counting)
    if (import.meta.env.PROD) return id
    throw new Error(`The text “${id}” has not been fetched: is its group in the right place in sections.ts?`)
  }
}

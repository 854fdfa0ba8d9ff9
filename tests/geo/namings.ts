import { decks } from '../../src/geo/decks'
import { gazetteerOfCountries } from '../../src/geo/names/countryNames'
import type { Naming } from '../../src/geo/names/naming'
import { type Search, searchAmong } from '../../src/geo/names/search'
import { placesOf } from '../../src/geo/places'
import { english } from '../../src/ui/words/english'
import { LANGUAGES } from '../../src/ui/words/languages'

export type Lang = Exclude<(typeof LANGUAGES)[number], 'en'>

const modules = import.meta.glob<{ readonly formats: Naming }>('../../src/ui/words/locales/*.po', {
  query: '?start',
})

/** With the name of each country known from the start, and the other spellings once they were fetched. */
async function namingIn(lang: Lang): Promise<Naming> {
  const language = await modules[`../../src/ui/words/locales/${lang}.po`]?.()
  if (language === undefined) throw new Error(`There is no catalogue for “${lang}”.`)
  await language.formats.loadSpellings()
  return language.formats
}

const langs = LANGUAGES.filter((lang) => lang !== 'en')
// One that cannot be made is left out, and so fails the tests that ask for it.
const settled = await Promise.allSettled(langs.map(namingIn))
export const namings = Object.fromEntries(
  settled.flatMap((each, index) => (each.status === 'fulfilled' ? [[langs[index], each.value]] : [])),
) as Record<Lang, Naming>

export type Page = { readonly lang: Lang | 'en'; readonly deck: 'twenty' | 'world' }

/** How a page in a language names countries, with all names and spellings there. */
export function namingOn(lang: Page['lang']): Naming {
  return lang === 'en' ? english : namings[lang]
}

/** The search of a page in a language, in which all names and spellings have arrived. */
export function searchOn(lang: Page['lang'], deck: Page['deck']): Search {
  const search = searches.get(`${lang} ${deck}`) ?? newSearchOn(lang, deck)
  searches.set(`${lang} ${deck}`, search)
  return search
}

const searches = new Map<string, Search>()

function newSearchOn(lang: Page['lang'], deck: Page['deck']): Search {
  const naming = namingOn(lang)
  const countries = placesOf(deck)
  const fitting = gazetteerOfCountries(() => [...decks[deck].languages, lang], naming)
  return searchAmong(countries, naming.widen(fitting), naming.inOrder)
}

import { spellingsIn } from '../../scripts/words/countryNames'
import { countriesOf } from '../../src/geo/countries'
import { deckOf } from '../../src/geo/decks'
import { folds as arabic } from '../../src/geo/names/folds/Arab'
import { folds as cyrillic } from '../../src/geo/names/folds/Cyrl'
import { folds as devanagari } from '../../src/geo/names/folds/Deva'
import { folds as german } from '../../src/geo/names/folds/de'
import { folds as french } from '../../src/geo/names/folds/fr'
import { folds as hans } from '../../src/geo/names/folds/Hans'
import { folds as hebrew } from '../../src/geo/names/folds/Hebr'
import { folds as italian } from '../../src/geo/names/folds/it'
import { folds as japanese } from '../../src/geo/names/folds/Jpan'
import { folds as hangul } from '../../src/geo/names/folds/Kore'
import { folds as dutch } from '../../src/geo/names/folds/nl'
import { folds as plain } from '../../src/geo/names/folds/plain'
import { folds as swedish } from '../../src/geo/names/folds/sv'
import { gazetteerOf } from '../../src/geo/names/gazetteer'
import { type Naming, namingOf, type Spellings } from '../../src/geo/names/naming'
import { type Search, searchAmong } from '../../src/geo/names/search'
import { english } from '../../src/ui/words/english'

const FOLDS = {
  de: german,
  es: plain,
  ar: arabic,
  hi: devanagari,
  ja: japanese,
  ru: cyrillic,
  fr: french,
  sv: swedish,
  it: italian,
  'pt-BR': plain,
  uk: cyrillic,
  he: hebrew,
  nl: dutch,
  tr: plain,
  pl: plain,
  id: plain,
  ko: hangul,
  cs: plain,
  'zh-Hans': hans,
}
export type Lang = keyof typeof FOLDS
export const all = Object.fromEntries(Object.keys(FOLDS).map((lang) => [lang, spellingsIn(lang)])) as Record<
  Lang,
  Spellings
>

/** With the name of each country known from the start, and the other spellings once they were fetched. */
async function namingIn(lang: Lang): Promise<Naming> {
  const split = Object.entries(all[lang]).map(([code, spellings]) => [code, spellings.split('|')] as const)
  const names = Object.fromEntries(split.map(([code, [name = '']]) => [code, name]))
  const others = Object.fromEntries(
    split.flatMap(([code, [, ...more]]) => (more.length === 0 ? [] : [[code, more.join('|')]])),
  )
  const naming = namingOf(lang, names, async () => others, FOLDS[lang])
  await naming.loadSpellings()
  return naming
}

const langs = Object.keys(FOLDS) as Lang[]
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
  const countries = countriesOf(deck)
  const fitting = gazetteerOf(countries, [...deckOf(deck).languages, lang], naming)
  return searchAmong(countries, naming.widen(fitting), naming.inOrder)
}

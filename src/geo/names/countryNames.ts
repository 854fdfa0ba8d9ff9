import { type Country, type CountryCode, countryOf } from '../countries'
import table from './aliases.json' with { type: 'json' }
import type { Fitting } from './fit'
import { fold, gazetteerOf, type NameSource } from './gazetteer'

/**
 * Other names of countries besides the English one, separated by bars: local, official, former and common names, and
 * names of parts. The local and official names of the twenty are from the United Nations Group of Experts on
 * Geographical Names. The browser supplies names in further languages.
 */
const aliases: Readonly<Record<CountryCode, string>> = table

/**
 * Creates a matcher of countries by their aliases and by their names in some languages (BCP 47), as far as the browser
 * knows them; see {@link gazetteerOf}. The strangers are all other countries and territories.
 */
export function gazetteerOfCountries(
  codes: readonly CountryCode[],
  languages: readonly string[],
  source: NameSource & { readonly lang: string },
): Fitting {
  const countries = codes.map(countryOf)
  const foreignNames = languages.map((language) => namesIn(language))
  const known = new Map<string, readonly string[]>(
    countries.map(({ id }) => [
      id,
      [...aliases[id].split('|'), ...foreignNames.flatMap((nameOf) => nameOf(id) ?? [])],
    ]),
  )
  const strangers = strangersTo(countries, source.lang)
  return gazetteerOf(countries, { aliasesOf: ({ id }) => known.get(id) ?? [], strangers }, source)
}

/**
 * Names of all other countries and territories in English and in a language (BCP 47), folded, including short forms
 * such as 澳门 for 中国澳门特别行政区.
 */
function strangersTo(countries: readonly Country[], lang: string): readonly string[] {
  const all = [namesIn('en'), namesIn(lang), namesIn(lang, 'short')].flatMap((nameOf) => {
    const ours = new Set(countries.map(({ id }) => nameOf(id)))
    return codes().flatMap((code) => {
      const name = nameOf(code)
      return name === undefined || ours.has(name) ? [] : fold(name)
    })
  })
  return [...new Set(all)]
}

const asked = new Map<string, Intl.DisplayNames>()

/**
 * Names of regions in a language (BCP 47), as far as the browser knows them. Each language is loaded once, which
 * takes several milliseconds on a slow phone.
 */
export function namesIn(
  language: string,
  style: 'long' | 'short' = 'long',
): (code: string) => string | undefined {
  const key = `${language} ${style}`
  const names = asked.get(key) ?? new Intl.DisplayNames(language, { type: 'region', fallback: 'none', style })
  asked.set(key, names)
  return (code) => names.of(code)
}

/** All pairs of two letters. */
function codes(): string[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  return letters.flatMap((first) => letters.map((second) => first + second))
}

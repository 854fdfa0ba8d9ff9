import { type CountryCode, countries } from '../countries'
import type { Place } from '../place'
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
 * Creates a matcher of all countries by their aliases and by their names in some languages of each (BCP 47), as far as
 * the browser knows them, unless our own tables have such a name for another country; see {@link gazetteerOf}. The
 * strangers are the territories.
 */
export function gazetteerOfCountries(
  languagesOf: (country: CountryCode) => readonly string[],
  source: NameSource & { readonly lang: string },
): Fitting {
  const spellings = source.spellings()
  const given = new Map(
    countries.flatMap(({ id }) =>
      [aliases[id], spellings[id] ?? '']
        .join('|')
        .split('|')
        .map((name) => [name, id]),
    ),
  )
  const known = new Map<string, readonly string[]>(
    countries.map(({ id }) => {
      const foreign = languagesOf(id).flatMap((language) => namesIn(language)(id) ?? [])
      return [id, [...aliases[id].split('|'), ...foreign.filter((name) => (given.get(name) ?? id) === id)]]
    }),
  )
  const aliasesOf = ({ id }: Place) => known.get(id) ?? []
  return gazetteerOf(countries, { aliasesOf, strangers: territoriesIn(source.lang) }, source)
}

/**
 * Names of all territories in English and in a language (BCP 47), folded, including short forms such as 澳门 for
 * 中国澳门特别行政区.
 */
function territoriesIn(lang: string): readonly string[] {
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

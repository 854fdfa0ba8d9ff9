import type { Country, CountryCode } from '../countries'
import { countriesOf } from '../decks'
import { type Aliases, aliases } from './aliases'
import { fold } from './fold'
import type { Spellings } from './naming'
import { type Search, SUGGESTIONS, searchIn } from './search'
import { isSlip, isSlipOfBeginning } from './slip'

/** The languages whose names for the twenty are known, as far as the browser knows them. */
const LANGUAGES = 'ar de es fr hi it ja ko nl pl pt ru sv th tr zh zh-Hant'.split(' ')

/** From how many letters on a text is looked for in the beginnings of aliases, and of their later words. */
const BEGINNING = 3
const LATER_WORD = 4

/** From how many letters on a whole name, or the beginning of one, may have been mistyped. */
const MISTYPED = 4
const MISTYPED_BEGINNING = 5

/** The names of a country: its own in this game, and its aliases, all folded. */
type Entry = { readonly country: Country; readonly name: string; readonly aliases: readonly string[] }

/** What a search knows: countries, what else they are called, and in which languages (BCP 47) to ask the browser. */
export type Names = {
  readonly countries: readonly Country[]
  readonly aliases: Aliases
  readonly languages: readonly string[]
}

const englishOf = namesIn('en')

/**
 * Finds those of some countries that a text may mean, at most {@link SUGGESTIONS}, none of `excluded`:
 *
 * 1. those whose name contains it, as {@link searchIn} gives them; accents make no difference;
 * 2. those with an alias that is the text; and, where no name begins with it, those with an alias that begins
 *    with it, then those with an alias of which a later word does;
 * 3. where there are none, those with a name or an alias that is one slip away, whole ones first.
 *
 * What begins the name of a country outside this game is neither a later word nor a slip.
 */
export function gazetteerOf({ countries, aliases, languages }: Names): Search {
  const tongues = languages.map(namesIn)
  const entries = countries.map((country): Entry => {
    const foreign = tongues.flatMap((nameOf) => nameOf(country.id) ?? [])
    const own = aliases[country.id]?.split('|') ?? []
    return { country, name: fold(country.name), aliases: [...own, ...foreign].map(fold) }
  })
  const strangers = strangersTo(countries)
  const searchByName = searchIn(countries)
  return (text, excluded) => {
    const wanted = fold(text)
    if (wanted === '') return []
    const open = entries.filter(({ country }) => !excluded.includes(country.id))
    const having = (test: (entry: Entry) => boolean) => open.filter(test).map(({ country }) => country)
    const aliased = (test: (alias: string) => boolean) => having((entry) => entry.aliases.some(test))

    const isNamed = open.some(({ name }) => name.startsWith(wanted))
    const isStrange = strangers.some((name) => name.startsWith(wanted))
    const length = /\p{Script=Latin}/u.test(wanted) ? wanted.length : Number.POSITIVE_INFINITY
    const found = [
      ...searchByName(text, excluded),
      ...having(({ name }) => name.startsWith(wanted)),
      ...having(({ name }) => name.includes(wanted)),
      ...aliased((alias) => alias === wanted),
      ...(isNamed || length < BEGINNING ? [] : aliased((alias) => alias.startsWith(wanted))),
      ...(isNamed || isStrange || length < LATER_WORD
        ? []
        : aliased((alias) => alias.includes(` ${wanted}`))),
    ]
    if (found.length === 0 && !isStrange) found.push(...mistyped(wanted, having))
    return [...new Set(found)].slice(0, SUGGESTIONS)
  }
}

/** What the twenty are called. */
export const twentyNames: Names = { countries: countriesOf('twenty'), aliases, languages: LANGUAGES }

/** {@link gazetteerOf} the twenty, which also knows how they are written in the language of the page. */
export function twentyGazetteerOf(spellings: Spellings = {}): Search {
  return gazetteerOf({ ...twentyNames, aliases: aliasesWith(aliases, spellings) })
}

/** Aliases, and beside them how a language writes the countries. */
export function aliasesWith(aliases: Aliases, spellings: Spellings): Aliases {
  const pairs = Object.entries({ ...spellings, ...aliases }).map(([code, names]) => {
    const more = spellings[code as CountryCode]
    return [code, more === undefined ? names : `${names}|${more}`]
  })
  return Object.fromEntries(pairs)
}

/** The folded English names of all other countries, which are no slips of one of these. */
function strangersTo(countries: readonly Country[]): readonly string[] {
  const ours = countries.map(({ id }) => englishOf(id))
  return codes().flatMap((code) => {
    const name = englishOf(code)
    return name === undefined || ours.includes(name) ? [] : [fold(name)]
  })
}

function mistyped(
  wanted: string,
  having: (test: (entry: Entry) => boolean) => Country[],
): readonly Country[] {
  if (wanted.length < MISTYPED) return []
  const isBeginning = (name: string) => wanted.length >= MISTYPED_BEGINNING && isSlipOfBeginning(wanted, name)
  return [
    ...having(({ name }) => isSlip(wanted, name)),
    ...having((entry) => entry.aliases.some((alias) => isSlip(wanted, alias))),
    ...having(({ name }) => isBeginning(name)),
    ...having((entry) => entry.aliases.some(isBeginning)),
  ]
}

/** What a region is called in a language, if the browser knows. */
function namesIn(language: string): (code: string) => string | undefined {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
  return (code) => names.of(code)
}

/** Every two letters. */
function codes(): string[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  return letters.flatMap((first) => letters.map((second) => first + second))
}

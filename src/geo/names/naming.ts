import type { Country, CountryCode } from '../countries'
import type { Fold } from './folds/plain'
import type { Search } from './search'

/** What countries are called in a language, parted by bars. */
export type Spellings = { readonly [code in CountryCode]?: string }

/** How a language names countries. The program of a game is not needed for it, since the first page has names, too. */
export type Naming = {
  /** What a country is called. */
  readonly nameOf: (country: Pick<Country, 'id' | 'name'>) => string
  /** Has a search among some countries find the names of this language, too, and before others: all of them. */
  readonly widen: (search: Search, countries: readonly Country[]) => Search
  /** Where a name has a text that was typed in it; `undefined` where it has not. */
  readonly matchIn: (name: string, text: string) => readonly [start: number, end: number] | undefined
  /** All the spellings that are known, by the code of the country. */
  readonly spellings: () => Spellings
  /** Fetches how else people write the countries, which only the search needs. */
  readonly loadSpellings: () => Promise<void>
}

/**
 * The naming of a language (BCP 47) by its names, of which more may be known later on, by how else people write the
 * countries, and by its ways to fold a text. A name that the language does not have is the English one. Names that begin
 * with the text come first, otherwise they are in the alphabetical order of the language.
 */
export function namingOf(
  lang: string,
  names: () => Spellings,
  fetchOthers: () => Promise<Spellings>,
  folds: readonly Fold[],
): Naming {
  let others: Spellings = {}
  const spellingsOf = (id: CountryCode): string[] => [names()[id] ?? [], others[id]?.split('|') ?? []].flat()
  const nameOf: Naming['nameOf'] = ({ id, name }) => names()[id] ?? name
  const sorted = new WeakMap<readonly Country[], readonly Country[]>()
  /** Countries in alphabetical order, which is not looked for before somebody types. */
  const inOrder = (countries: readonly Country[]): readonly Country[] => {
    const known = sorted.get(countries)
    if (known !== undefined) return known
    const { compare } = new Intl.Collator(lang)
    const all = [...countries].sort((a, b) => compare(nameOf(a), nameOf(b)))
    sorted.set(countries, all)
    return all
  }
  const folded = new Map<string, readonly string[]>()
  /** A name in all ways. */
  const waysOf = (name: string): readonly string[] => {
    const ways = folded.get(name) ?? folds.map((fold) => fold(name))
    folded.set(name, ways)
    return ways
  }

  const named = (countries: readonly Country[], text: string, excluded: readonly CountryCode[]) => {
    const wanted = folds.map((fold) => fold(text).trim())
    if (wanted.every((each) => each === '')) return []
    const isIn = (spelling: string, test: (name: string, wanted: string) => boolean) =>
      waysOf(spelling).some((name, way) => wanted[way] && test(name, wanted[way]))
    const open = inOrder(countries).filter(({ id }) => !excluded.includes(id))
    const having = (test: (name: string, wanted: string) => boolean) =>
      open.filter(({ id }) => spellingsOf(id).some((spelling) => isIn(spelling, test)))
    return [
      ...having((name, wanted) => name.startsWith(wanted)),
      ...having((name, wanted) => name.includes(wanted)),
    ]
  }

  return {
    nameOf,
    widen: (search, countries) => (text, excluded) => [
      ...new Set([...named(countries, text, excluded), ...search(text, excluded)]),
    ],
    matchIn(name, text) {
      for (const fold of folds) {
        const wanted = fold(text).trim()
        const start = fold(name).indexOf(wanted)
        if (wanted !== '' && start >= 0) return spanIn(name, fold, start, start + wanted.length)
      }
      return undefined
    },
    spellings: () =>
      Object.fromEntries(Object.keys(names()).map((id) => [id, spellingsOf(id as CountryCode).join('|')])),
    async loadSpellings() {
      others = await fetchOthers()
    },
  }
}

/** Where in a name the letters are, with their marks, that stand between two places once it is folded. */
function spanIn(name: string, fold: Fold, start: number, end: number): [start: number, end: number] {
  const lengths = Array.from({ length: name.length + 1 }, (_, cut) => fold(name.slice(0, cut)).length)
  const last = (most: number) => lengths.filter((length) => length <= most).length - 1
  // A letter that folds into several is taken whole.
  const first = lengths.findIndex((length) => length >= end)
  return [last(start), Math.max(first, last(end))]
}

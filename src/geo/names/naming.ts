import type { Country, CountryCode } from '../countries'
import { asAlias, betterFit, closely, FIT, type Fitting, fitScore } from './fit'
import type { Fold } from './folds/plain'
import { sortedOnce } from './sorted'

/** What countries are called in a language, parted by bars. */
export type Spellings = { readonly [code in CountryCode]?: string }

/** How a language names countries. The program of a game is not needed for it, since the first page has names, too. */
export type Naming = {
  /** As BCP 47 names it. */
  readonly lang: string
  /** What a country is called. */
  readonly nameOf: (country: Pick<Country, 'id' | 'name'>) => string
  /** Has the names of this language fit, too. What else fits is an alias beside them. */
  readonly widen: (fitting: Fitting) => Fitting
  /** Countries in the alphabetical order of the language, which is not looked for before somebody types. */
  readonly inOrder: (countries: readonly Country[]) => readonly Country[]
  /** A text as it is compared, in each of the ways of the language. */
  readonly waysOf: (text: string) => readonly string[]
  /** Where a name has a text that was typed in it; `undefined` where it has not. */
  readonly matchIn: (name: string, text: string) => readonly [start: number, end: number] | undefined
  /** All the spellings that are known, by the code of the country. */
  readonly spellings: () => Spellings
  /** Fetches how else people write the countries, which only the search needs. */
  readonly loadSpellings: () => Promise<void>
}

/**
 * The naming of a language (BCP 47) by its names, by how else people write the
 * countries, and by its ways to fold a text. A name that the language does not have is the English one.
 */
export function namingOf(
  lang: string,
  names: Spellings,
  fetchOthers: () => Promise<Spellings>,
  folds: readonly Fold[],
): Naming {
  let others: Spellings = {}
  const spellingsOf = (id: CountryCode): string[] =>
    [names[id], others[id]].flatMap((spellings) => spellings?.split('|') ?? [])
  const nameOf: Naming['nameOf'] = ({ id, name }) => names[id] ?? name
  const inOrder = sortedOnce(() => {
    const { compare } = new Intl.Collator(lang)
    return (one, other) => compare(nameOf(one), nameOf(other))
  })
  const waysOf: Naming['waysOf'] = (text) => folds.map((fold) => fold(text).trim())
  const folded = new Map<string, readonly string[]>()
  /** A spelling in all ways, which are many and stay the same. */
  const keptWaysOf = (spelling: string): readonly string[] => {
    const ways = folded.get(spelling) ?? waysOf(spelling)
    folded.set(spelling, ways)
    return ways
  }
  /** How well a text, and what it is in all ways, fits what a country is called in this language. */
  const fitIn = (id: CountryCode, text: string, wanted: readonly string[]): number => {
    let best = FIT.none
    for (const spelling of spellingsOf(id)) {
      let fit = FIT.none
      keptWaysOf(spelling).forEach((name, way) => {
        fit = Math.min(fit, fitScore(name, wanted[way] as string))
      })
      fit = closely(fit, spelling, text)
      best = betterFit(best, spelling === names[id] ? fit : asAlias(fit))
    }
    return best
  }

  return {
    lang,
    nameOf,
    inOrder,
    waysOf,
    widen: (fitting) => (text, open) => {
      const wanted = waysOf(text)
      const fitOfRest = fitting(text, open)
      return (country) => betterFit(fitIn(country.id, text, wanted), asAlias(fitOfRest(country)))
    },
    matchIn(name, text) {
      for (const fold of folds) {
        const wanted = fold(text).trim()
        const start = fold(name).indexOf(wanted)
        if (wanted !== '' && start >= 0) return spanIn(name, fold, start, start + wanted.length)
      }
      return undefined
    },
    spellings: () =>
      Object.fromEntries(Object.keys(names).map((id) => [id, spellingsOf(id as CountryCode).join('|')])),
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

import type { Place, PlaceId } from '../place'
import { asAlias, betterFit, closely, FIT, type Fitting, fitScore } from './fit'
import type { Fold } from './folds/plain'
import { sortedOnce } from './search'

/** Names of places in a language, separated by bars, by their ids. */
export type Spellings = { readonly [id: string]: string }

/** Country names of a language. Independent of the program of a game, since the first page shows names, too. */
export type Naming = {
  /** Language code (BCP 47). */
  readonly lang: string
  /** Name of a country in this language. */
  readonly nameOf: (country: Pick<Place, 'id' | 'name'>) => string
  /** Name of a country inside a sentence: with its article, where the sentences of this language need one. */
  readonly nameInSentence: (country: Pick<Place, 'id' | 'name'>) => string
  /** Extends a matcher with the names of this language. A match of the original then counts as an alias. */
  readonly widen: (fitting: Fitting) => Fitting
  /** Sorts countries alphabetically in this language. Computed only once somebody types. */
  readonly inOrder: (countries: readonly Place[]) => readonly Place[]
  /** Folds a text for comparison, in each way of this language. */
  readonly waysOf: (text: string) => readonly string[]
  /** Range of a name that matches a typed text; `undefined` if there is no match. */
  readonly matchIn: (name: string, text: string) => readonly [start: number, end: number] | undefined
  /** All known spellings, by country code. */
  readonly spellings: () => Spellings
  /** Loads alternative spellings, which only the search needs. */
  readonly loadSpellings: () => Promise<void>
  /** Adds spellings of further places, the name first. */
  readonly learn: (spellings: Spellings) => void
}

/**
 * Creates the naming of a language (BCP 47) from its names, a loader of alternative spellings, and its folds. A
 * missing name falls back to English.
 */
export function namingOf(
  lang: string,
  given: Spellings,
  fetchOthers: () => Promise<Spellings>,
  folds: readonly Fold[],
): Naming {
  const names = { ...given }
  const others: Record<string, string> = {}
  const spellingsOf = (id: string): string[] =>
    [names[id], others[id]].flatMap((spellings) => spellings?.split('|') ?? [])
  const nameOf: Naming['nameOf'] = ({ id, name }) => names[id] ?? name
  const inOrder = sortedOnce(() => {
    const { compare } = new Intl.Collator(lang)
    return (one, other) => compare(nameOf(one), nameOf(other))
  })
  const waysOf: Naming['waysOf'] = (text) => folds.map((fold) => fold(text).trim())
  const folded = new Map<string, readonly string[]>()
  /** Cached folds of a spelling, since there are many and they never change. */
  const keptWaysOf = (spelling: string): readonly string[] => {
    const ways = folded.get(spelling) ?? waysOf(spelling)
    folded.set(spelling, ways)
    return ways
  }
  /** Scores a text, given also in folded form, against the names of a country in this language. */
  const fitIn = (id: PlaceId, text: string, wanted: readonly string[]): number => {
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
    // Sentences in other languages have a name behind a colon.
    nameInSentence: nameOf,
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
    spellings: () => Object.fromEntries(Object.keys(names).map((id) => [id, spellingsOf(id).join('|')])),
    async loadSpellings() {
      Object.assign(others, await fetchOthers())
    },
    learn(spellings) {
      for (const [id, all] of Object.entries(spellings)) {
        const [name = '', ...more] = all.split('|')
        names[id] = name
        if (more.length > 0) others[id] = more.join('|')
      }
    },
  }
}

/** Range in a name, including combining marks, that corresponds to a range of its folded form. */
function spanIn(name: string, fold: Fold, start: number, end: number): [start: number, end: number] {
  const lengths = Array.from({ length: name.length + 1 }, (_, cut) => fold(name.slice(0, cut)).length)
  const last = (most: number) => lengths.filter((length) => length <= most).length - 1
  // A letter that folds into several is included as a whole.
  const first = lengths.findIndex((length) => length >= end)
  return [last(start), Math.max(first, last(end))]
}

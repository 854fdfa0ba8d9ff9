import type { Place } from '../place'
import { ALIAS, asAlias, betterFit, closely, FIT, type Fitting, fitScore } from './fit'
import { plainLetters } from './folds/plain'
import type { Naming } from './naming'
import { isSlip, isSlipOfBeginning, isWithin } from './slip'

/**
 * Minimum length, in characters, of a text that is compared with the beginnings of aliases, or of their later words.
 */
const BEGINNING = 3
const LATER_WORD = 4

/** Minimum length, in characters, of a text that may be a slip of a whole name, or of the beginning of one. */
const MISTYPED = 4
const MISTYPED_BEGINNING = 5

/** Minimum length, in characters, of a word that may have two slips. */
const MISTYPED_TWICE = 7

/** Names of a country: the English one, the aliases (folded, too), and the spellings in the language of the page. */
type Entry = {
  readonly name: string
  readonly aliases: readonly string[]
  readonly folded: readonly string[]
  readonly spellings: readonly string[]
}

/** Names of some places beside those of a page's language. */
export type OtherNames = {
  readonly aliasesOf: (place: Place) => readonly string[]
  /** Names of what is not among the places and never suggested, folded. */
  readonly strangers: readonly string[]
}

/** Spellings of the places in the language of a page. */
export type NameSource = Pick<Naming, 'spellings' | 'waysOf'>

/**
 * Creates a matcher that scores a text against the English names of places and their aliases, ignoring accents. The names
 * in the language of the page are matched by its naming; here they serve only to detect slips. The order of preference:
 *
 * 1. names;
 * 2. an alias equal to the text; and, if no name begins with the text, an alias with the text at its beginning or at that
 *    of a later word;
 * 3. a name or an alias that is one typing error away, whole ones first;
 * 4. a whole name or alias that is two typing errors away.
 *
 * The places that are not open and the strangers are known as well: one of these that fits with fewer errors than any
 * open place is what the text means, and nothing is forgiven. A text that begins such a name, or is such an alias, matches
 * no later word either.
 */
export function gazetteerOf(
  places: readonly Place[],
  { aliasesOf, strangers }: OtherNames,
  source: NameSource,
): Fitting {
  const spellings = source.spellings()
  const others = strangers.map((name): Entry => ({ name, aliases: [], folded: [], spellings: [] }))
  const entries = new Map(
    places.map((place): [Place, Entry] => {
      const { id, name } = place
      const aliases = [...new Set(aliasesOf(place))]
      const native = spellings[id]?.split('|') ?? []
      return [
        place,
        {
          name: fold(name),
          aliases,
          folded: aliases.map(fold),
          spellings: [...new Set(native.flatMap(source.waysOf))],
        },
      ]
    }),
  )
  const entryOf = (place: Place) => entries.get(place) as Entry
  return (text, open) => {
    const wanted = fold(text)
    const typed = [...new Set(source.waysOf(text))]
    const isOpen = new Set(open)
    const closed = [...others, ...places.filter((place) => !isOpen.has(place)).map(entryOf)]
    const bestOf = (some: readonly Entry[], score: Score) =>
      some.reduce((best, entry) => Math.min(best, bestIn(entry, wanted, typed, score)), FIT.none)
    const isStrange = bestOf(closed, fitOfStart) <= FIT.begins
    const isNamed = open.some((country) => entryOf(country).name.startsWith(wanted))
    const length = /\p{Script=Latin}/u.test(wanted) ? wanted.length : Number.POSITIVE_INFINITY
    const isBeginning = !isNamed && length >= BEGINNING
    const isLaterWord = !isNamed && !isStrange && length >= LATER_WORD

    /** Whether a match with a folded alias is long enough to count. */
    const isEnough = (fit: number, alias: string) =>
      fit <= FIT.whole || (fit === FIT.begins ? isBeginning : isLaterWord && alias.includes(` ${wanted}`))
    const fits = new Map<Place, number>()
    for (const country of open) {
      const { name, aliases, folded } = entryOf(country)
      let best = closely(fitScore(name, wanted), country.name, text)
      folded.forEach((alias, index) => {
        const fit = fitScore(alias, wanted)
        if (isEnough(fit, alias))
          best = betterFit(best, asAlias(closely(fit, aliases[index] as string, text)))
      })
      if (best < FIT.none) fits.set(country, best)
    }
    const fitOf = (country: Place) => fits.get(country) ?? FIT.none
    if (fits.size > 0 || isStrange) return fitOf
    for (const score of [slipFit, fitOfTwoSlips]) {
      for (const country of open) fits.set(country, bestIn(entryOf(country), wanted, typed, score))
      if (open.some((country) => fitOf(country) < FIT.none) || bestOf(closed, score) < FIT.none) break
    }
    return fitOf
  }
}

/** Scores texts against names, both folded in the same way. */
type Score = (texts: readonly string[], names: readonly string[]) => number

/** Best score of a text among a country's names; `typed` is the text after each fold of the page's language. */
function bestIn(
  { name, folded, spellings }: Entry,
  wanted: string,
  typed: readonly string[],
  score: Score,
): number {
  return Math.min(score([wanted], [name]), score(typed, spellings), score([wanted], folded) + ALIAS)
}

const fitOfStart: Score = (texts, names) => {
  if (texts.some((text) => names.includes(text))) return FIT.whole
  return texts.some((text) => names.some((name) => name.startsWith(text))) ? FIT.begins : FIT.none
}

const slipFit: Score = (texts, names) => {
  const isAny = (least: number, test: (text: string, name: string) => boolean) =>
    texts.some((text) => text.length >= least && names.some((name) => test(text, name)))
  if (isAny(MISTYPED, isSlip)) return FIT.slip
  return isAny(MISTYPED_BEGINNING, isSlipOfBeginning) ? FIT.slipOfBeginning : FIT.none
}

const fitOfTwoSlips: Score = (texts, names) =>
  texts.some((text) => names.some((name) => isTwoSlips(text, name))) ? FIT.twoSlips : FIT.none

/** Whether a text is at most two typing errors away from a name, and no short word of it more than one. */
function isTwoSlips(text: string, name: string): boolean {
  if (text.length < MISTYPED_TWICE || !isWithin(text, name, 2)) return false
  const [words, meant] = [text.split(' '), name.split(' ')]
  const isMeant = (word: string, place: number) =>
    word.length >= MISTYPED_TWICE || isWithin(word, meant[place] as string, 1)
  return words.length !== meant.length || words.every(isMeant)
}

/**
 * Normalizes a text for comparison in any language: removes case, accents, full stops, apostrophes and an English
 * article; hyphens become spaces.
 */
export function fold(text: string): string {
  return plainLetters(text).trim().replace(/^the /, '')
}

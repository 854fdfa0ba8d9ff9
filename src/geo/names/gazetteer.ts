import type { Place } from '../place'
import { ALIAS, asAlias, betterFit, closely, FIT, type Fitting, fitScore } from './fit'
import { plainLetters } from './folds/plain'
import type { Naming } from './naming'
import { isSlip, isSlipOfBeginning } from './slip'

/**
 * Minimum length, in characters, of a text that is compared with the beginnings of aliases, or of their later words.
 */
const BEGINNING = 3
const LATER_WORD = 4

/** Minimum length, in characters, of a text that may be a slip of a whole name, or of the beginning of one. */
const MISTYPED = 4
const MISTYPED_BEGINNING = 5

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
  /** Names of what is not among the places, folded. A text that begins one of them is not treated as a slip. */
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
 * 3. if nothing matches, a name or an alias that is one typing error away, whole ones first.
 *
 * A text that begins the name of a stranger matches neither a later word nor a slip.
 */
export function gazetteerOf(
  places: readonly Place[],
  { aliasesOf, strangers }: OtherNames,
  source: NameSource,
): Fitting {
  const spellings = source.spellings()
  const entries = new Map(
    places.map((place): [Place, Entry] => {
      const { id, name } = place
      const others = aliasesOf(place)
      const native = spellings[id]?.split('|') ?? []
      return [
        place,
        {
          name: fold(name),
          aliases: others,
          folded: others.map(fold),
          spellings: native.flatMap(source.waysOf),
        },
      ]
    }),
  )
  return (text, open) => {
    const wanted = fold(text)
    const isNamed = open.some((country) => entries.get(country)?.name.startsWith(wanted))
    const isStrange = strangers.some((name) => name.startsWith(wanted))
    const length = /\p{Script=Latin}/u.test(wanted) ? wanted.length : Number.POSITIVE_INFINITY
    const isBeginning = !isNamed && length >= BEGINNING
    const isLaterWord = !isNamed && !isStrange && length >= LATER_WORD

    /** Whether a match with a folded alias is long enough to count. */
    const isEnough = (fit: number, alias: string) =>
      fit <= FIT.whole || (fit === FIT.begins ? isBeginning : isLaterWord && alias.includes(` ${wanted}`))
    const fits = new Map<Place, number>()
    for (const country of open) {
      const { name, aliases, folded } = entries.get(country) as Entry
      let best = closely(fitScore(name, wanted), country.name, text)
      folded.forEach((alias, index) => {
        const fit = fitScore(alias, wanted)
        if (isEnough(fit, alias))
          best = betterFit(best, asAlias(closely(fit, aliases[index] as string, text)))
      })
      if (best < FIT.none) fits.set(country, best)
    }
    if (fits.size > 0 || isStrange) return (country) => fits.get(country) ?? FIT.none
    const typed = [...new Set(source.waysOf(text))]
    return (country) => slipIn(entries.get(country) as Entry, wanted, typed)
  }
}

/** Scores a text as a slip of a country's names; `typed` is the text after each fold of the page's language. */
function slipIn({ name, folded, spellings }: Entry, wanted: string, typed: readonly string[]): number {
  const fits = [slipFit([wanted], [name]), slipFit(typed, spellings), slipFit([wanted], folded) + ALIAS]
  return Math.min(...fits)
}

function slipFit(texts: readonly string[], names: readonly string[]): number {
  const isAny = (least: number, test: (text: string, name: string) => boolean) =>
    texts.some((text) => text.length >= least && names.some((name) => test(text, name)))
  if (isAny(MISTYPED, isSlip)) return FIT.slip
  return isAny(MISTYPED_BEGINNING, isSlipOfBeginning) ? FIT.slipOfBeginning : FIT.none
}

/**
 * Normalizes a text for comparison in any language: removes case, accents, full stops, apostrophes and an English
 * article; hyphens become spaces.
 */
export function fold(text: string): string {
  return plainLetters(text).trim().replace(/^the /, '')
}

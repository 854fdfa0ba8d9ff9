import type { Place } from '../place'
import { aliases } from './aliases'
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

/** Language of a page (BCP 47), with its spellings of the countries. */
export type NameSource = Pick<Naming, 'lang' | 'spellings' | 'waysOf'>

/**
 * Creates a matcher that scores a text against countries' English names, their names in some languages (BCP 47) that the
 * browser knows, and their aliases, ignoring accents. The names in the language of the page are matched by its naming;
 * here they serve only to detect slips. The order of preference:
 *
 * 1. names;
 * 2. an alias equal to the text; and, if no name begins with the text, an alias with the text at its beginning or at that
 *    of a later word;
 * 3. if nothing matches, a name or an alias that is one typing error away, whole ones first.
 *
 * A text that begins the name of a country or territory outside this game matches neither a later word nor a slip.
 */
export function gazetteerOf(
  countries: readonly Place[],
  languages: readonly string[],
  source: NameSource,
): Fitting {
  const foreignNames = languages.map((lang) => namesIn(lang))
  const spellings = source.spellings()
  const entries = new Map(
    countries.map((country): [Place, Entry] => {
      const { id, name } = country
      const foreign = foreignNames.flatMap((nameOf) => nameOf(id) ?? [])
      const others = [...aliases[id].split('|'), ...foreign]
      const native = spellings[id]?.split('|') ?? []
      return [
        country,
        {
          name: fold(name),
          aliases: others,
          folded: others.map(fold),
          spellings: native.flatMap(source.waysOf),
        },
      ]
    }),
  )
  const strangers = strangersTo(countries, source.lang)
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
 * Names of all other countries and territories in English and in a language (BCP 47), including short forms such as
 * 澳门 for 中国澳门特别行政区. A text that begins one of them is not treated as a slip.
 */
function strangersTo(countries: readonly Place[], lang: string): readonly string[] {
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

/**
 * Normalizes a text for comparison in any language: removes case, accents, full stops, apostrophes and an English
 * article; hyphens become spaces.
 */
export function fold(text: string): string {
  return plainLetters(text).trim().replace(/^the /, '')
}

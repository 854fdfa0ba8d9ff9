import type { Country } from '../countries'
import { aliases } from './aliases'
import { ALIAS, asAlias, betterFit, closely, FIT, type Fitting, fitScore } from './fit'
import { plainLetters } from './folds/plain'
import type { Naming } from './naming'
import { isSlip, isSlipOfBeginning } from './slip'

/** From how many letters on a text is looked for in the beginnings of aliases, and of their later words. */
const BEGINNING = 3
const LATER_WORD = 4

/** From how many letters on a whole name, or the beginning of one, may have been mistyped. */
const MISTYPED = 4
const MISTYPED_BEGINNING = 5

/** The names of a country: its own in this game and its aliases, folded too, and how the language of the page writes it. */
type Entry = {
  readonly name: string
  readonly aliases: readonly string[]
  readonly folded: readonly string[]
  readonly spellings: readonly string[]
}

/** The language of a page (BCP 47), and how it writes the countries. */
export type NameSource = Pick<Naming, 'lang' | 'spellings' | 'waysOf'>

/**
 * How a text fits what some countries are called, whatever its accents, in English, in some languages (BCP 47) as far as
 * the browser knows them, and by their aliases. The names in the language of the page are found by its naming; here they
 * are what a text may be a slip of.
 *
 * 1. their names;
 * 2. an alias that is the text; and, where no name begins with it, an alias that begins with it, or of which a later
 *    word does;
 * 3. where there are none, a name or an alias that is one slip away, whole ones first.
 *
 * What begins the name of a country outside this game is neither a later word nor a slip.
 */
export function gazetteerOf(
  countries: readonly Country[],
  languages: readonly string[],
  tongue: NameSource,
): Fitting {
  const tongues = languages.map((lang) => namesIn(lang))
  const spellings = tongue.spellings()
  const entries = new Map(
    countries.map((country): [Country, Entry] => {
      const { id, name } = country
      const foreign = tongues.flatMap((nameOf) => nameOf(id) ?? [])
      const others = [...aliases[id].split('|'), ...foreign]
      const native = spellings[id]?.split('|') ?? []
      return [
        country,
        {
          name: fold(name),
          aliases: others,
          folded: others.map(fold),
          spellings: native.flatMap(tongue.waysOf),
        },
      ]
    }),
  )
  const strangers = strangersTo(countries, tongue.lang)
  return (text, open) => {
    const wanted = fold(text)
    const isNamed = open.some((country) => entries.get(country)?.name.startsWith(wanted))
    const isStrange = strangers.some((name) => name.startsWith(wanted))
    const length = /\p{Script=Latin}/u.test(wanted) ? wanted.length : Number.POSITIVE_INFINITY
    const isBeginning = !isNamed && length >= BEGINNING
    const isLaterWord = !isNamed && !isStrange && length >= LATER_WORD

    /** Whether it is enough of a folded alias that it fits. */
    const isEnough = (fit: number, alias: string) =>
      fit <= FIT.whole || (fit === FIT.begins ? isBeginning : isLaterWord && alias.includes(` ${wanted}`))
    const fits = new Map<Country, number>()
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
    const typed = [...new Set(tongue.waysOf(text))]
    return (country) => slipIn(entries.get(country) as Entry, wanted, typed)
  }
}

/** How well a text that was mistyped fits a country; `typed` is it as the language of the page compares texts. */
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
 * What all other countries and territories are called in English and in a language (BCP 47), in short as well: 澳门 for
 * 中国澳门特别行政区. They are no slips of one of these.
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
 * What a region is called in a language (BCP 47), if the browser knows. It looks each language up once, which takes a slow
 * phone several milliseconds.
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

/** Every two letters. */
function codes(): string[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  return letters.flatMap((first) => letters.map((second) => first + second))
}

/**
 * A text as it is compared whatever its language: without case, accents, points and apostrophes, hyphens as blanks, and
 * without an English article. Texts that differ only in these are the same.
 */
export function fold(text: string): string {
  return plainLetters(text).trim().replace(/^the /, '')
}

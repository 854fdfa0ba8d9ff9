import { existsSync, readFileSync } from 'node:fs'
import { countries } from '../../src/geo/countries.ts'
import type { Spellings } from '../../src/geo/names/naming.ts'
import { initialsOf } from './initials.ts'
import { romajiOf } from './romaji.ts'

/** What Unicode's CLDR calls the regions of the world, and what was mended by hand. */
const CLDR = 'node_modules/cldr-localenames-full/main'
const MENDED = 'scripts/words/names'

/** Names of other regions that are found in a language all the same: what Taiwan and Hong Kong call a country. */
const RELATED: Readonly<Record<string, readonly string[]>> = { 'zh-Hans': ['zh-Hant', 'zh-Hant-HK'] }

/**
 * What of it is for everyday use, the best first. The names of CLDR that are not shown are found all the same, unless a
 * line gives one to another country: `Congo`.
 */
const VARIANTS = ['', '-alt-short', '-alt-variant']

/**
 * What countries are called in a language (BCP 47), in the order of their codes. A line of the file `names/de.json` has the
 * name, where that of CLDR is not what people say, and after bars how else people write it: `"PS": "Palästina"`, and with
 * the name of CLDR `"CN": "|ちゅうごく"`. Where names are looked for by the first letters of their syllables, these are added,
 * and in Japanese what is in kana in Latin letters as well.
 * In English all is in the program.
 */
export function spellingsIn(lang: string): Spellings {
  const { language } = new Intl.Locale(lang)
  if (language === 'en') return {}
  const cldr = territoriesIn(lang)
  const related = (RELATED[lang] ?? []).map(territoriesIn)
  const mended = fileOf(`${MENDED}/${lang}.json`) as Spellings | undefined
  const given = Object.entries(mended ?? {}).map(([code, line]) => ({ code, spellings: line.split('|') }))
  const isFree = (code: string) => (known: string) =>
    given.every((other) => other.code === code || !other.spellings.includes(known))
  const entries = countries.map(({ id: code }) => {
    const knownIn = (names: Spellings) => VARIANTS.flatMap((variant) => names[code + variant] ?? [])
    const known = knownIn(cldr)
    const [name, ...more] = mended?.[code]?.split('|') ?? ['']
    const all = [name || known[0], ...more, ...[...known, ...related.flatMap(knownIn)].filter(isFree(code))]
    // With something in brackets it is a remark rather than a name, unless it was chosen by hand: “刚果（金）”.
    const spellings = all.flatMap((spelling) =>
      spelling === undefined || (spelling !== name && /[(（]/.test(spelling)) ? [] : spelling,
    )
    // Where there is none without, the name is what stands before them: “Myanmar (Burma)”.
    const [bare = ''] = all[0]?.split(/\s*[(（]/) ?? []
    const whole = spellings.length === 0 ? [bare] : spellings
    const initials = whole.flatMap((spelling) => initialsOf(spelling, lang) ?? [])
    const romaji = language === 'ja' ? whole.flatMap((spelling) => romajiOf(spelling) ?? []) : []
    return [code, [...new Set([...whole, ...initials, ...romaji])].join('|')] as const
  })
  return Object.fromEntries(entries)
}

/**
 * What a language (BCP 47) calls the regions of the world, by their codes.
 * @throws for a language that CLDR does not have.
 */
export function territoriesIn(lang: string): Readonly<Record<string, string>> {
  type File = {
    main: Record<string, { localeDisplayNames: { territories: Readonly<Record<string, string>> } }>
  }
  const { language } = new Intl.Locale(lang)
  for (const tag of [lang, language]) {
    const file = fileOf(`${CLDR}/${tag}/territories.json`) as File | undefined
    const territories = file?.main[tag]?.localeDisplayNames.territories
    if (territories !== undefined) return territories
  }
  throw new Error(`CLDR has no names of countries in “${lang}”.`)
}

function fileOf(path: string): unknown {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}

import { readFileSync } from 'node:fs'
import type { RegionCode } from '../../src/geo/place'
import type { RegionNames } from '../../src/geo/regions/regionDecks'
import { type RegionDeckName, regionDecks } from '../../src/geo/regions/regionDecks'
import type { Source } from './source'

/** Languages of the game (BCP 47) besides English. */
export const LANGUAGES = 'ar cs de es fr he hi id it ja ko nl pl pt-BR ru sv tr uk zh-Hans'.split(' ')

/** Words for kinds of regions, which the source has with some names and not with others. */
const KINDS: Readonly<Record<string, RegExp>> = {
  ar: /^(ولاية|محافظة|مقاطعة|كانتون|إقليم) /,
  de: /^(Kanton|Präfektur|Woiwodschaft) /,
  en: / (Prefecture|Voivodeship)$/,
  es: /^(Voivodato|Estado) de /,
  fr: /^(canton|préfecture|voïvodie) (de la |de |du |des |d')/i,
  he: /^(קנטון|מחוז משנה|מחוז|נפת) /,
  hi: / (प्रान्त|प्रांत|प्रोविंस|प्री\S*क्चर|कैन्टन|लैन|वो\S*शिप|वाइ\S*शिप)$/,
  id: /^(Kanton|Prefektur|Daerah) /,
  it: /^(cantone?( dei)?|voivodato (della|di)) /i,
  nl: /^(Kanton|Woiwodschap) /,
  pl: /^(województwo|prefektura) /i,
  'pt-BR': /^(Voivodia de|da|do) /,
  ru: /^ил /,
  sv: / prefektur$|^Kanton /,
  tr: / (eyaleti|ili|bölgesi|ilçesi|prefektörlüğü|kantonu|voyvodalığı)$/i,
  uk: /^(лен|іл|префектура|провінція|кантон|штат) /i,
}

/** Swedish genitives with the word for a county, which few languages add. */
const COUNTY = / län$/

/**
 * Names of a deck's regions in a language (BCP 47), in its order, as far as they differ from English. A line of
 * `names/de.json` goes before the source, and has after bars how else people write it: `"CZ-32": "Pilsen|Plzeň"`.
 */
export function regionNamesIn(lang: string, deck: RegionDeckName, source: Source): RegionNames {
  const [english, mended] = [mendedIn('en'), mendedIn(lang)]
  const spellingsOf = (code: RegionCode, own: RegionNames, tongue: string) =>
    own[code] ?? plain(source.names[code]?.[tongue] ?? '', tongue)
  const names = regionDecks[deck].codes.map((code) => {
    const [name] = spellingsOf(code, english, 'en').split('|')
    const spellings = spellingsOf(code, mended, lang)
    return [code, lang !== 'en' && spellings === name ? '' : spellings] as const
  })
  return Object.fromEntries(names.filter(([, spellings]) => spellings !== ''))
}

/** Name in everyday use, and after a bar the one with the word for its kind. */
function plain(name: string, lang: string): string {
  if (COUNTY.test(name)) return ''
  const kind = KINDS[lang]
  const bare = kind === undefined ? name : name.replace(kind, '')
  return bare === name ? name : `${bare}|${name}`
}

function mendedIn(lang: string): RegionNames {
  return JSON.parse(readFileSync(new URL(`names/${lang}.json`, import.meta.url), 'utf8'))
}

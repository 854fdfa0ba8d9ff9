import { existsSync, readFileSync } from 'node:fs'
import type { CountryCode } from '../../src/geo/countries.ts'
import { facts } from '../../src/geo/facts.ts'
import { profileOf } from '../../src/geo/profile.ts'
import type { PlaceNames } from '../../src/ui/words/formats.ts'
import { territoriesIn } from './countryNames.ts'
import { zones } from './zones.ts'

/** What Unicode's CLDR calls the cities of its time zones, and what was mended by hand. */
const CLDR = 'node_modules/cldr-dates-full/main'
const MENDED = 'scripts/words/places'

/** What CLDR has among its territories (UN M49, ISO 3166). */
const TERRITORIES: Readonly<Record<string, string>> = {
  Africa: '002',
  'North America': '003',
  'South America': '005',
  Oceania: '009',
  Americas: '019',
  Asia: '142',
  Europe: '150',
  'Ceuta and Melilla': 'EA',
  'French Guiana': 'GF',
}

/**
 * What a language (BCP 47) calls the capitals, continents and far-off parts that are told of countries, by
 * their English names, as far as it calls them otherwise; `null` for those of which only the English name is known. A
 * line of `places/de.json` goes before CLDR, which has cities for time zones alone: `"Cape Town": "Kapstadt"`.
 * @throws for a language that CLDR does not have
 */
export function placesIn(lang: string): PlaceNames {
  if (new Intl.Locale(lang).language === 'en') return {}
  const mended = fileOf(`${MENDED}/${lang}.json`) as Readonly<Record<string, string>> | undefined
  const territories = territoriesIn(lang)
  const cities = citiesIn(lang)
  const names = PLACES.map((english) => {
    const code = TERRITORIES[english]
    const zone = zones[english]
    const name = mended?.[english] ?? (code && territories[code]) ?? (zone && cities(zone, english)) ?? null
    return [english, name] as const
  })
  return Object.fromEntries(names.filter(([english, name]) => name !== english))
}

/** The English names of all that is told of countries and is no country, in alphabetical order. */
export const PLACES: readonly string[] = placesOfAll()

function placesOfAll(): string[] {
  const codes = Object.keys(facts) as CountryCode[]
  const profiles = codes.map((code) => profileOf(code))
  const places = profiles.flatMap(({ capitals, continents, neighbours }) => [
    ...capitals,
    ...continents.filter((each) => each !== undefined),
    ...neighbours.flatMap(({ place }) => place ?? []),
  ])
  return [...new Set(places)].sort()
}

type Zones = { readonly exemplarCity?: string } & { readonly [part: string]: Zones }

/** The city of a time zone. In the script of its id a language has it only where it is written otherwise. */
function citiesIn(lang: string): (zone: string, english: string) => string | undefined {
  type File = { main: Record<string, { dates: { timeZoneNames: { zone: Zones } } }> }
  const { language, script } = new Intl.Locale(lang).maximize()
  const tag = [lang, language].find((each) => existsSync(`${CLDR}/${each}/timeZoneNames.json`))
  if (tag === undefined) throw new Error(`CLDR has no time zones in “${lang}”: is cldr-dates-full installed?`)
  const all = (fileOf(`${CLDR}/${tag}/timeZoneNames.json`) as File).main[tag]?.dates.timeZoneNames.zone
  return (zone, english) => {
    const found = zone.split('/').reduce<Zones | undefined>((zones, part) => zones?.[part], all)
    // Where a word may be divided is not told in a name.
    return found?.exemplarCity?.replaceAll('\u{AD}', '') ?? (script === 'Latn' ? english : undefined)
  }
}

function fileOf(path: string): unknown {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}

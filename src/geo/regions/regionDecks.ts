import type { CountryCode, Deck, Place, RegionCode } from '../place'
import type { Kilometres } from '../point'
import table from './regionDecks.json' with { type: 'json' }

/** Region of a country. */
export type Region = Place & {
  readonly id: RegionCode
  /** Other names, separated by bars: code, local and official names, and abbreviations. */
  readonly aliases: string
  /** Text of its shape, as in the file of a country; empty where it is drawn when it is asked for. */
  readonly shape: string
  readonly draw?: () => Promise<string>
  /** Area of such a shape in square kilometres. */
  readonly area?: number
}

/** Content of `decks/US.json`: regions of a deck, in its order. */
export type RegionTable = { readonly regions: readonly Region[] }

/** Content of `names/US/de.json`: names that differ from English, and others that are found, separated by bars. */
export type RegionNames = { readonly [code in RegionCode]?: string }

type RegionDeck = Deck<RegionCode> & {
  /** English name, as in a share text. */
  readonly name: string
}

/** Line of the table of decks. */
type Row = Pick<RegionDeck, 'name' | 'version'> & {
  /** Greatest distance between two centroids, rounded up to 100 km. */
  readonly span: Kilometres
  /** All regions, and those never sought, without the code of the country: `CA` for `US-CA`. */
  readonly regions: string
  readonly unsought?: string
}

/** Code of a country that has a deck of its regions. */
export type RegionDeckName = keyof typeof table & CountryCode

export const REGION_DECK_NAMES = Object.keys(table) as readonly RegionDeckName[]

/**
 * Decks of regions by country. Names and their order are stored: append, never rename or reorder. After adding a line
 * to the table, run `npm run make:regions`, which tells its span. Regions that are never sought have an outline of
 * fewer than twelve corners, are drawn more than a tenth larger or smaller than they are, or are one of two rectangles:
 * Colorado and Wyoming.
 */
export const regionDecks = Object.fromEntries(
  REGION_DECK_NAMES.map((country) => [country, regionDeck(country, table[country])]),
) as Readonly<Record<RegionDeckName, RegionDeck>>

function regionDeck(country: CountryCode, { name, version, span, regions, unsought = '' }: Row): RegionDeck {
  const plain = unsought.split(' ')
  const codeOf = (region: string): RegionCode => `${country}-${region}`
  const targets = regions.split(' ').filter((region) => !plain.includes(region))
  return {
    name,
    version,
    codes: regions.split(' ').map(codeOf),
    targets: targets.map(codeOf) as [RegionCode, ...RegionCode[]],
    countries: undefined,
    span,
    isContinent: false,
    languages: [],
  }
}

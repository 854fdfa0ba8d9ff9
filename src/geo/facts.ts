import type { CountryCode } from './countries.ts'
import table from './facts.json' with { type: 'json' }

/** Name of a continent in the facts of a country. */
export type Continent = 'Africa' | 'Asia' | 'Europe' | 'North America' | 'Oceania' | 'South America'

/** Reference data about a country, with English place names. */
export type Facts = {
  /** Capitals, the seat of government first. */
  readonly capitals: readonly [string, ...string[]]
  /** Continents of the country, the one with its larger part first. */
  readonly continents: readonly [Continent, Continent?]
  /** Total area in km², including inland waters and overseas regions, without what is only claimed. */
  readonly area: number
  /** Population in millions. */
  readonly millions: number
  /** Year of that estimate, if it is not that of the others. */
  readonly year?: number
  /** Title of the article in the English Wikipedia, if the name in this game neither is that nor redirects to it. */
  readonly article?: string
  /** Relation number of the boundary in OpenStreetMap, as far as known. */
  readonly relation?: number
}

/** Facts as the table has them, with capitals and continents that are any texts. */
type Row = Omit<Facts, 'capitals' | 'continents'> & Record<'capitals' | 'continents', readonly string[]>

const rows: Readonly<Record<CountryCode, Row>> = table

/**
 * Areas are from The World Factbook (public domain), all by one rule: what a country administers, as its outline does,
 * hence Pakistan and India each with their part of Kashmir alone, and the Comoros without Mayotte. Populations are its
 * estimates for July 2024 (Vatican City: 2022), to three digits, taken from Unicode's CLDR 48 (`territoryInfo` of
 * cldr-core, Unicode License); ten that are far off are those of the United Nations for the same month
 * (World Population Prospects 2024).
 */
export const facts = rows as Readonly<Record<CountryCode, Facts>>

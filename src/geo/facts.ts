import { type CountryCode, countryOf, type TwentyCode } from './countries.ts'
import { type Population, populationIn } from './population.ts'

/** A continent as the decks have it: America is one. */
export type Region = 'Africa' | 'Americas' | 'Asia' | 'Europe' | 'Oceania'

/** A continent as the plates of the twenty have it, or as the decks do. */
export type Continent = Region | 'North America' | 'South America'

/** What of a state has its seat in a capital that is one of several. */
export type Seat = 'government' | 'parliament' | 'courts'

/** The seats of a state that has them in several capitals, by the English names of these. */
export const seats: { readonly [capital: string]: Seat | undefined } = {
  Pretoria: 'government',
  'Cape Town': 'parliament',
  Bloemfontein: 'courts',
}

/** What an atlas says of a country, with the English names of places. */
export type Facts = {
  /** The seat of government, and the other capitals where there are several. */
  readonly capitals: readonly [string, ...string[]]
  /** The continent, or both of them, that with the larger part first. */
  readonly continents: readonly [Continent, Continent?]
  /** Total area in km², with inland waters and overseas regions. */
  readonly area: number
  /** How many people live there, in millions. */
  readonly millions: number
  /** Its boundary in OpenStreetMap, by the number of the relation. */
  readonly osmRelation: number
}

/**
 * Areas as in The World Factbook, in the public domain. Populations are its estimates for July 2024, to three digits, as
 * Unicode's CLDR 48 has them (`territoryInfo` of cldr-core, under the Unicode License).
 */
export const facts: Readonly<Record<TwentyCode, Facts>> = {
  IT: { capitals: ['Rome'], continents: ['Europe'], area: 301_340, millions: 61, osmRelation: 365331 },
  FR: { capitals: ['Paris'], continents: ['Europe'], area: 643_801, millions: 68.4, osmRelation: 2202162 },
  JP: { capitals: ['Tokyo'], continents: ['Asia'], area: 377_915, millions: 123, osmRelation: 382313 },
  GB: { capitals: ['London'], continents: ['Europe'], area: 243_610, millions: 68.5, osmRelation: 62149 },
  BR: {
    capitals: ['Brasília'],
    continents: ['South America'],
    area: 8_515_770,
    millions: 220,
    osmRelation: 59470,
  },
  AU: {
    capitals: ['Canberra'],
    continents: ['Oceania'],
    area: 7_741_220,
    millions: 26.8,
    osmRelation: 80500,
  },
  US: {
    capitals: ['Washington, D.C.'],
    continents: ['North America'],
    area: 9_833_517,
    millions: 342,
    osmRelation: 148838,
  },
  IN: { capitals: ['New Delhi'], continents: ['Asia'], area: 3_287_263, millions: 1410, osmRelation: 304716 },
  ES: { capitals: ['Madrid'], continents: ['Europe'], area: 505_370, millions: 47.3, osmRelation: 1311341 },
  AR: {
    capitals: ['Buenos Aires'],
    continents: ['South America'],
    area: 2_780_400,
    millions: 47,
    osmRelation: 286393,
  },
  EG: {
    capitals: ['Cairo'],
    continents: ['Africa', 'Asia'],
    area: 1_001_450,
    millions: 111,
    osmRelation: 1473947,
  },
  CN: { capitals: ['Beijing'], continents: ['Asia'], area: 9_596_960, millions: 1420, osmRelation: 270056 },
  ZA: {
    capitals: ['Pretoria', 'Cape Town', 'Bloemfontein'],
    continents: ['Africa'],
    area: 1_219_090,
    millions: 60.4,
    osmRelation: 87565,
  },
  MX: {
    capitals: ['Mexico City'],
    continents: ['North America'],
    area: 1_964_375,
    millions: 131,
    osmRelation: 114686,
  },
  CA: {
    capitals: ['Ottawa'],
    continents: ['North America'],
    area: 9_984_670,
    millions: 38.8,
    osmRelation: 1428125,
  },
  RU: {
    capitals: ['Moscow'],
    continents: ['Europe', 'Asia'],
    area: 17_098_242,
    millions: 141,
    osmRelation: 60189,
  },
  DE: { capitals: ['Berlin'], continents: ['Europe'], area: 357_022, millions: 84.1, osmRelation: 51477 },
  TH: { capitals: ['Bangkok'], continents: ['Asia'], area: 513_120, millions: 69.9, osmRelation: 2067731 },
  PL: { capitals: ['Warsaw'], continents: ['Europe'], area: 312_685, millions: 38.7, osmRelation: 49715 },
  TR: {
    capitals: ['Ankara'],
    continents: ['Asia', 'Europe'],
    area: 783_562,
    millions: 84.1,
    osmRelation: 174737,
  },
}

/** What is told of a country at the end of a game. */
export type Brief = Pick<Facts, 'capitals' | 'continents' | 'area'> & {
  /** Which place it has by its area. */
  readonly rank: Rank
  readonly population: Population
  /** By their names. */
  readonly neighbours: readonly Neighbour[]
  /** The address of its article in the English Wikipedia. */
  readonly article: string
  /** That of its map in OpenStreetMap, where that is known. */
  readonly map: string | undefined
}

/** A place among so many, from 1. */
export type Rank = { readonly place: number; readonly among: number }

const byCode: { readonly [code in CountryCode]?: Facts } = facts

/** What is told of one of the twenty, with its neighbours among them; `undefined` of another country. */
export function briefOf(id: CountryCode): Brief | undefined {
  const known = byCode[id]
  return (
    known && {
      ...known,
      rank: rankOf(known.area, facts),
      population: populationIn(known.millions),
      neighbours: neighboursOf(id),
      article: wikipediaOf(countryOf(id).name),
      map: openStreetMapOf(known),
    }
  )
}

/** Which place an area has among those of several countries, the largest first. */
export function rankOf(area: number, among: Readonly<Record<string, { readonly area: number }>>): Rank {
  const areas = Object.values(among).map((each) => each.area)
  return { place: areas.filter((other) => other > area).length + 1, among: areas.length }
}

/** The part of the world in which a continent is. */
export function regionOf(continent: Continent): Region {
  return continent === 'North America' || continent === 'South America' ? 'Americas' : continent
}

/** Every land border between two countries of the game, and where it lies if that is away from the mainland. */
const borders: readonly (readonly [CountryCode, CountryCode, place?: string])[] = [
  ['AR', 'BR'],
  ['BR', 'FR', 'French Guiana'],
  ['CA', 'US'],
  ['CN', 'IN'],
  ['CN', 'RU'],
  ['DE', 'FR'],
  ['DE', 'PL'],
  ['ES', 'FR'],
  ['FR', 'IT'],
  ['MX', 'US'],
  ['PL', 'RU', 'Kaliningrad'],
]

/** A country on the other side of a land border, and where the border lies if that is away from the mainland. */
export type Neighbour = { readonly id: CountryCode; readonly place: string | undefined }

/** The countries of the game that have a land border with a country, by their names. */
export function neighboursOf(id: CountryCode): readonly Neighbour[] {
  return byName(
    borders
      .filter(([one, other]) => one === id || other === id)
      .map(([one, other, place]) => ({ id: one === id ? other : one, place })),
  )
}

/** Neighbours in the order of their English names. */
export function byName(neighbours: readonly Neighbour[]): readonly Neighbour[] {
  return [...neighbours].sort((a, b) => (countryOf(a.id).name < countryOf(b.id).name ? -1 : 1))
}

/** The article of a title in the English Wikipedia, which has each of the twenty under the name that it has here. */
export function wikipediaOf(title: string): string {
  return `https://en.wikipedia.org/wiki/${title.replaceAll(' ', '_')}`
}

/** The map of a country with its boundary. */
export function openStreetMapOf({ osmRelation }: Facts): string {
  return `https://www.openstreetmap.org/relation/${osmRelation}`
}

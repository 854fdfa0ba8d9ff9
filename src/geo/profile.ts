import { type CountryCode, countryOf } from './countries.ts'
import { type Facts, facts } from './facts.ts'
import { borderingOn } from './neighbours.ts'

/** What of a state has its seat in a city. */
export type Seat = 'government' | 'parliament' | 'courts'

/**
 * What of a state has its seat in a city, by the English name of this: where there are several capitals, and where what
 * the capital is, is disputed (docs/outlines.md).
 */
export const seats: { readonly [capital: string]: Seat | undefined } = {
  Pretoria: 'government',
  'Cape Town': 'parliament',
  Bloemfontein: 'courts',
  Jerusalem: 'government',
  Ramallah: 'government',
}

/** What is told of a country at the end of a game, with the English names of places. */
export type Profile = Pick<Facts, 'capitals' | 'continents' | 'area'> & {
  /** Which place it has by its area, from 1, the largest first, and among how many. */
  readonly rank: { readonly place: number; readonly among: number }
  /** How many people live there, by an estimate for July of a year. */
  readonly population: { readonly count: number; readonly year: number }
  /** By their names. */
  readonly neighbours: readonly Neighbour[]
  /** The address of its article in the English Wikipedia. */
  readonly article: string
  /** That of its map in OpenStreetMap, where that is known. */
  readonly map: string | undefined
}

/** A country on the other side of a land border, and where the border lies if that is away from the mainland. */
type Neighbour = { readonly id: CountryCode; readonly place: string | undefined }

/** Of which years the estimates of populations are. */
const YEAR = 2024
const otherYears: { readonly [code in CountryCode]?: number } = { VA: 2022 }

/** Where two countries border on each other, if that is away from the mainland of one of them. */
const places: Readonly<Record<string, string>> = {
  'AO CG': 'Cabinda',
  'AZ TR': 'Nakhchivan',
  'BR FR': 'French Guiana',
  'ES MA': 'Ceuta and Melilla',
  'FR SR': 'French Guiana',
  'LT RU': 'Kaliningrad',
  'PL RU': 'Kaliningrad',
}

/** The articles whose title is not the name that the country has here, nor led to by it. */
const articles: { readonly [code in CountryCode]?: string } = {
  FM: 'Federated States of Micronesia',
  GE: 'Georgia (country)',
  IE: 'Republic of Ireland',
  PS: 'State of Palestine',
}

/** The boundaries in OpenStreetMap by the numbers of their relations, as far as they are known. */
const osmRelations: { readonly [code in CountryCode]?: number } = {
  AR: 286393,
  AU: 80500,
  BR: 59470,
  CA: 1428125,
  CN: 270056,
  DE: 51477,
  EG: 1473947,
  ES: 1311341,
  FR: 2202162,
  GB: 62149,
  IN: 304716,
  IT: 365331,
  JP: 382313,
  MX: 114686,
  PL: 49715,
  RU: 60189,
  TH: 2067731,
  TR: 174737,
  US: 148838,
  ZA: 87565,
}

const areas = Object.values(facts).map(({ area }) => area)

/** What is told of a country, with its neighbours `among` some, of which it is one, and its rank among all. */
export function profileOf(id: CountryCode, among: readonly CountryCode[]): Profile {
  const { capitals, continents, area, millions } = facts[id]
  const relation = osmRelations[id]
  const title = articles[id] ?? countryOf(id).name
  return {
    capitals,
    continents,
    area,
    rank: { place: areas.filter((other) => other > area).length + 1, among: areas.length },
    population: { count: Math.round(millions * 1_000_000), year: otherYears[id] ?? YEAR },
    neighbours: borderingOn(id)
      .filter((other) => among.includes(other))
      .map((other) => ({ id: other, place: places[[id, other].sort().join(' ')] }))
      .sort((a, b) => (countryOf(a.id).name < countryOf(b.id).name ? -1 : 1)),
    article: `https://en.wikipedia.org/wiki/${title.replaceAll(' ', '_')}`,
    map: relation === undefined ? undefined : `https://www.openstreetmap.org/relation/${relation}`,
  }
}

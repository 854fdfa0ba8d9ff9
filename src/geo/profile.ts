import { type CountryCode, countryOf } from './countries.ts'
import { type Facts, facts } from './facts.ts'
import { borderingOn } from './neighbours.ts'

/** Branch of a state that has its seat in a city. */
type Seat = 'government' | 'parliament' | 'courts'

/**
 * Branch of a state with its seat in a city, by the city's English name. Only for countries with several capitals or
 * with a disputed one (docs/outlines.md).
 */
export const seats: { readonly [capital: string]: Seat | undefined } = {
  Pretoria: 'government',
  'Cape Town': 'parliament',
  Bloemfontein: 'courts',
  'La Paz': 'government',
  Sucre: 'courts',
  Colombo: 'government',
  'Sri Jayawardenepura Kotte': 'parliament',
  Mbabane: 'government',
  Lobamba: 'parliament',
  Jerusalem: 'government',
  Ramallah: 'government',
}

/** Facts about a country shown at the end of a game, with English place names. */
export type Profile = Pick<Facts, 'capitals' | 'continents' | 'area'> & {
  /** Rank by area, from 1 for the largest, and the number of countries ranked. */
  readonly rank: { readonly place: number; readonly among: number }
  /** Estimated population in July of a year. */
  readonly population: { readonly count: number; readonly year: number }
  /** Neighbouring countries, those of the mainland first, ordered by name. */
  readonly neighbours: readonly Neighbour[]
  /** Address of the country's article in the English Wikipedia. */
  readonly article: string
  /** Address of the country's map in OpenStreetMap, if known. */
  readonly map: string | undefined
}

/** Country across a land border, and the location of the border if it is away from the mainland. */
type Neighbour = { readonly id: CountryCode; readonly place: string | undefined }

/** Year of the population estimates, unless the facts have another. */
const YEAR = 2024

const places: Readonly<Record<string, string>> = {
  'AO CG': 'Cabinda',
  'AZ TR': 'Nakhchivan',
  'BR FR': 'French Guiana',
  'ES MA': 'Ceuta and Melilla',
  'FR SR': 'French Guiana',
  'LT RU': 'Kaliningrad',
  'PL RU': 'Kaliningrad',
}

/** Location of the border between two countries, if it is away from the mainland of one of them. */
export function placeOfBorder(one: CountryCode, other: CountryCode): string | undefined {
  return places[[one, other].sort().join(' ')]
}

const areas = Object.values(facts).map(({ area }) => area)

/** Facts about a country, its rank among all. */
export function profileOf(id: CountryCode): Profile {
  const { name } = countryOf(id)
  const { capitals, continents, area, millions, year = YEAR, article = name, relation } = facts[id]
  return {
    capitals,
    continents,
    area,
    rank: { place: areas.filter((other) => other > area).length + 1, among: areas.length },
    population: { count: Math.round(millions * 1_000_000), year },
    neighbours: borderingOn(id)
      .map((other) => ({ id: other, place: placeOfBorder(id, other) }))
      .sort((a, b) => {
        const isFar = Number(a.place !== undefined) - Number(b.place !== undefined)
        return isFar || (countryOf(a.id).name < countryOf(b.id).name ? -1 : 1)
      }),
    article: `https://en.wikipedia.org/wiki/${article.replaceAll(' ', '_')}`,
    map: relation === undefined ? undefined : `https://www.openstreetmap.org/relation/${relation}`,
  }
}

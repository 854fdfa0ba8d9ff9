import centroids from './centroids.json' with { type: 'json' }
import { type CountryCode, entries } from './entries.ts'
import type { Place, PlaceId } from './place'
import type { Point } from './point'

export type { CountryCode } from './entries.ts'

export type Country = Place & {
  readonly id: CountryCode
  /** ISO 3166-1 numeric code; `undefined` for Kosovo, which has none. */
  readonly numericId: number | undefined
}

/** All countries, ordered by code; their middles are made by `npm run make:atlas`. */
export const countries: readonly Country[] = entries.map((entry) => ({
  ...entry,
  centroid: centroids[entry.id] as readonly number[] as Point,
}))

const byCode: ReadonlyMap<PlaceId, Country> = new Map(countries.map((country) => [country.id, country]))

/** Whether a place is a country, so that there are facts about it, and the globe has it. */
export function isCountry(id: PlaceId): id is CountryCode {
  return byCode.has(id)
}

/** Finds the country with a code. */
export function countryOf(code: CountryCode): Country {
  return byCode.get(code) as Country
}

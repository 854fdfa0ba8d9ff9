import centroids from './centroids.json' with { type: 'json' }
import entries from './entries.json' with { type: 'json' }
import type { CountryCode, Place, PlaceId } from './place'
import type { Point } from './point'

export type { CountryCode } from './place'

export type Country = Place & {
  readonly id: CountryCode
  /** ISO 3166-1 numeric code; `undefined` for Kosovo, which has none. */
  readonly numericId: number | undefined
}

/**
 * The 193 members of the United Nations, its two observers, Taiwan and Kosovo, ordered by code, with their everyday
 * English names. The numeric code identifies a country in the atlas; the letters of Kosovo are from the range reserved
 * for users. After adding a line to the table, run `npm run make:atlas`, which makes the centroids.
 */
export const countries: readonly Country[] = (Object.keys(entries) as CountryCode[]).map((id) => ({
  id,
  numericId: undefined,
  ...entries[id],
  centroid: centroids[id] as readonly number[] as Point,
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

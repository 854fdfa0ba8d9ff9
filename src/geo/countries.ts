import { centroids } from './centroids.ts'
import { type CountryCode, entries } from './entries.ts'
import type { Point } from './point'

export type { CountryCode } from './entries.ts'

export type Country = {
  readonly id: CountryCode
  /** ISO 3166-1 numeric code; `undefined` for Kosovo, which has none. */
  readonly numericId: number | undefined
  readonly name: string
  /** Centroid of the drawn outline, computed by `npm run make:atlas`. */
  readonly centroid: Point
}

/** All countries, ordered by code. */
export const countries: readonly Country[] = entries.map((entry) => ({
  ...entry,
  centroid: centroids[entry.id],
}))

const byCode = new Map(countries.map((country) => [country.id, country]))

/** Finds the country with a code. */
export function countryOf(code: CountryCode): Country {
  return byCode.get(code) as Country
}

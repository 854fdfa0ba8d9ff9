import { centroids } from './centroids'
import type { Point } from './point'

/**
 * Every country there is, whether a deck has it or not: a new one goes anywhere into this list. `numericId` is the
 * ISO 3166-1 numeric code, by which the atlas knows a country. After adding a line, run `npm run make:atlas`.
 */
const entries = [
  { id: 'IT', numericId: 380, name: 'Italy' },
  { id: 'FR', numericId: 250, name: 'France' },
  { id: 'JP', numericId: 392, name: 'Japan' },
  { id: 'GB', numericId: 826, name: 'United Kingdom' },
  { id: 'BR', numericId: 76, name: 'Brazil' },
  { id: 'AU', numericId: 36, name: 'Australia' },
  { id: 'US', numericId: 840, name: 'United States' },
  { id: 'IN', numericId: 356, name: 'India' },
  { id: 'ES', numericId: 724, name: 'Spain' },
  { id: 'AR', numericId: 32, name: 'Argentina' },
  { id: 'EG', numericId: 818, name: 'Egypt' },
  { id: 'CN', numericId: 156, name: 'China' },
  { id: 'ZA', numericId: 710, name: 'South Africa' },
  { id: 'MX', numericId: 484, name: 'Mexico' },
  { id: 'CA', numericId: 124, name: 'Canada' },
  { id: 'RU', numericId: 643, name: 'Russia' },
  { id: 'DE', numericId: 276, name: 'Germany' },
  { id: 'TH', numericId: 764, name: 'Thailand' },
  { id: 'PL', numericId: 616, name: 'Poland' },
  { id: 'TR', numericId: 792, name: 'Turkey' },
] as const

/** The two-letter code (ISO 3166-1 alpha-2) of a country. */
export type CountryCode = (typeof entries)[number]['id']

export type Country = {
  readonly id: CountryCode
  readonly numericId: number
  readonly name: string
  /** Of what is drawn, as the atlas program found it. */
  readonly centroid: Point
}

/** The registry of countries. Its order means nothing. */
export const countries: readonly Country[] = entries.map((entry) => ({
  ...entry,
  centroid: centroids[entry.id],
}))

const byCode = new Map<unknown, Country>(countries.map((country) => [country.id, country]))

/** The country of a code. Every code has one, so this cannot fail. */
export function countryOf(code: CountryCode): Country {
  return byCode.get(code) as Country
}

/** Whether a value from outside is the code of a country. */
export function isCountryCode(value: unknown): value is CountryCode {
  return byCode.has(value)
}

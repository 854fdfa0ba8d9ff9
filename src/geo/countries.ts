import { centroids } from './centroids.ts'
import type { Point } from './point'
import type { OtherCode } from './world/others'

/**
 * The countries that every game knows. `numericId` is the ISO 3166-1 numeric code, by which the atlas knows a country.
 * All others are in `world/others.ts`, which only what plays with them loads.
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

/** The code of one of the twenty. */
export type TwentyCode = (typeof entries)[number]['id']

/** The two-letter code (ISO 3166-1 alpha-2) of a country. */
export type CountryCode = TwentyCode | OtherCode

export type Country = {
  readonly id: CountryCode
  /** `undefined` for Kosovo, which has none. */
  readonly numericId: number | undefined
  readonly name: string
  /** Of what is drawn, as the atlas program found it. */
  readonly centroid: Point
}

/** One of the twenty. */
export type TwentyCountry = Country & { readonly id: TwentyCode; readonly numericId: number }

/** The twenty. Their order here means nothing. */
export const countries: readonly TwentyCountry[] = entries.map((entry) => ({
  ...entry,
  centroid: centroids[entry.id],
}))

const known = new Map<unknown, Country>()
enrol(countries)

/** Makes countries known to {@link countryOf}, for good. */
export function enrol(more: readonly Country[]): void {
  for (const country of more) known.set(country.id, country)
}

/** Every country that is known. */
export function knownCountries(): readonly Country[] {
  return [...known.values()] as Country[]
}

/** The country of a code. One that is not known yet cannot be asked for: see {@link isCountryCode}. */
export function countryOf(code: CountryCode): Country {
  return known.get(code) as Country
}

/** Whether a value from outside is the code of a country that is known: of all once `world/others.ts` is loaded. */
export function isCountryCode(value: unknown): value is CountryCode {
  return known.has(value)
}

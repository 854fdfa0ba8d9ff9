/**
 * The countries of the game, in the order that the daily puzzle counts them. Its country is a hash modulo their
 * number: to reorder or remove them, and to append one, too, gives days another country that are already known.
 * A 21st moves 349 of the 365 days from 22 November 2026 on.
 * `numericId` is the ISO 3166-1 numeric code, by which the atlas knows a country. After a change run `npm run atlas`;
 * the compiler and the tests name what else there is to do.
 */
export const table = [
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

/** The two-letter code (ISO 3166-1 alpha-2) of a country of the game. */
export type CountryCode = (typeof table)[number]['id']

/** Whether a value from outside is the code of a country of the game. */
export function isCountryCode(value: unknown): value is CountryCode {
  return table.some(({ id }) => id === value)
}

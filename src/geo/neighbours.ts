import type { CountryCode } from './countries.ts'
import table from './neighbours.json' with { type: 'json' }

/**
 * All land borders, each listed under the country whose code comes first. A member of the United Nations counts as a
 * whole, so Djibouti borders Somalia. Overseas regions count as part of their country (France borders Brazil and
 * Suriname), dependent territories do not (Britain borders neither Spain nor Cyprus).
 */
const borders: { readonly [code in CountryCode]?: readonly string[] } = table

const sides = Object.entries(borders).flatMap(([one, others]) =>
  others.map((other) => [one, other] as [CountryCode, CountryCode]),
)

/** Codes of the countries that share a land border with a country. */
export function borderingOn(code: CountryCode): readonly CountryCode[] {
  return sides.flatMap(([one, other]) => (one === code ? [other] : other === code ? [one] : [])).sort()
}

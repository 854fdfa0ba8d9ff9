import { type Country, countries } from './countries'
import type { CountryCode } from './table'

/** How many suggestions are offered at most. */
export const SUGGESTIONS = 8

/**
 * The countries whose name contains the typed text, whatever its case, in the order of the table and
 * at most {@link SUGGESTIONS}; none of `excluded`. Blank text finds nothing.
 */
export function searchByName(text: string, excluded: readonly CountryCode[]): readonly Country[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return []
  return countries
    .filter(({ id, name }) => !excluded.includes(id) && name.toLowerCase().includes(wanted))
    .slice(0, SUGGESTIONS)
}

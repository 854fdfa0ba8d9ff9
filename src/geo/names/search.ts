import type { Place, PlaceId } from '../place'
import { ALIAS, FIT, type Fitting } from './fit'

/** Maximum number of suggestions. */
export const SUGGESTIONS = 8

/** Finds the countries that a text may mean, best match first, without those `excluded`. */
export type Search = (text: string, excluded: readonly PlaceId[]) => readonly Place[]

/**
 * Creates a search that suggests at most {@link SUGGESTIONS} countries, best match first, ties in the order of
 * `inOrder`, which is called only if something matches. If there are too many matches, a country with the text in its
 * name has priority over an alias, unless the text is the whole alias. Slips count only if nothing else matches.
 */
export function searchAmong(
  countries: readonly Place[],
  fitting: Fitting,
  inOrder: (countries: readonly Place[]) => readonly Place[],
): Search {
  return (text, excluded) => {
    const open = countries.filter(({ id }) => !excluded.includes(id))
    const fitFor = fitting(text, open)
    const fits = new Map(open.map((country) => [country, fitFor(country)]))
    const of = (country: Place) => fits.get(country) ?? FIT.none
    const most = open.some((country) => of(country) < FIT.slip) ? FIT.slip : FIT.none
    if (open.every((country) => of(country) >= most)) return []
    return inOrder(countries)
      .filter((country) => of(country) < most)
      .sort((a, b) => admitted(of(a)) - admitted(of(b)))
      .slice(0, SUGGESTIONS)
      .sort((a, b) => of(a) - of(b))
  }
}

/**
 * Priority of a match for admission to the list: a name that contains the text precedes an alias that begins with it.
 */
function admitted(fit: number): number {
  return fit === FIT.begins + ALIAS ? FIT.has + ALIAS / 2 : fit
}

/** Creates a sort for countries that caches its result for each list, since every key press requests it. */
export function sortedOnce(
  compareBy: () => (one: Place, other: Place) => number,
): (countries: readonly Place[]) => readonly Place[] {
  const known = new WeakMap<readonly Place[], readonly Place[]>()
  return (countries) => {
    const sorted = known.get(countries) ?? [...countries].sort(compareBy())
    known.set(countries, sorted)
    return sorted
  }
}

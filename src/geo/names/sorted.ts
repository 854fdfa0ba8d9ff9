import type { Country } from '../countries'

/** Creates a sort for countries that caches its result for each list, since every key press requests it. */
export function sortedOnce(
  compareBy: () => (one: Country, other: Country) => number,
): (countries: readonly Country[]) => readonly Country[] {
  const known = new WeakMap<readonly Country[], readonly Country[]>()
  return (countries) => {
    const sorted = known.get(countries) ?? [...countries].sort(compareBy())
    known.set(countries, sorted)
    return sorted
  }
}

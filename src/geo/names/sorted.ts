import type { Place } from '../place'

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

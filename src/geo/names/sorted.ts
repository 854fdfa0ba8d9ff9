import type { Country } from '../countries'

/** Sorts countries, and the same list of them only once: each key that is pressed asks for it. */
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

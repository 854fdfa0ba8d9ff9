import type { Country, CountryCode } from '../countries'
import { ALIAS, FIT, type Fitting } from './fit'

/** How many suggestions are offered at most. */
export const SUGGESTIONS = 8

/** The countries that a text may mean, the likeliest first, none of `excluded`. */
export type Search = (text: string, excluded: readonly CountryCode[]) => readonly Country[]

/**
 * Finds those of some countries that a text fits, at most {@link SUGGESTIONS}: those first that it fits best, otherwise as
 * `inOrder` has them, which is not asked before something is found. Where there are too many, no alias keeps out a country
 * whose name has the text, but one that is the text as a whole. Slips count only where nothing else is found.
 */
export function searchAmong(
  countries: readonly Country[],
  fitting: Fitting,
  inOrder: (countries: readonly Country[]) => readonly Country[],
): Search {
  return (text, excluded) => {
    const open = countries.filter(({ id }) => !excluded.includes(id))
    const fitFor = fitting(text, open)
    const fits = new Map(open.map((country) => [country, fitFor(country)]))
    const of = (country: Country) => fits.get(country) ?? FIT.none
    const most = open.some((country) => of(country) < FIT.slip) ? FIT.slip : FIT.none
    if (open.every((country) => of(country) >= most)) return []
    return inOrder(countries)
      .filter((country) => of(country) < most)
      .sort((a, b) => admitted(of(a)) - admitted(of(b)))
      .slice(0, SUGGESTIONS)
      .sort((a, b) => of(a) - of(b))
  }
}

/** The place of a fit in the order in which they are let in: names that have the text before aliases that begin with it. */
function admitted(fit: number): number {
  return fit === FIT.begins + ALIAS ? FIT.has + ALIAS / 2 : fit
}

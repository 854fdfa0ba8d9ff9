import type { Country, CountryCode } from '../countries'
import { countriesOf } from '../decks'

/** How many suggestions are offered at most. */
export const SUGGESTIONS = 8

/** The countries that a text may mean, none of `excluded`. */
export type Search = (text: string, excluded: readonly CountryCode[]) => readonly Country[]

/**
 * Finds those of some countries whose name contains the typed text, whatever its case: names that begin with it
 * first, otherwise in their order, at most {@link SUGGESTIONS}, none of `excluded`. Blank text finds nothing.
 */
export function searchIn(countries: readonly Country[]): Search {
  return (text, excluded) => {
    const wanted = text.trim().toLowerCase()
    if (wanted === '') return []
    const position = ({ name }: Country) => name.toLowerCase().indexOf(wanted)
    const matches = countries.filter((country) => position(country) >= 0 && !excluded.includes(country.id))
    const [prefixed, others] = [
      matches.filter((match) => position(match) === 0),
      matches.filter((match) => position(match) > 0),
    ]
    return [...prefixed, ...others].slice(0, SUGGESTIONS)
  }
}

/** {@link searchIn} the countries that are played with. */
export const searchByName: Search = searchIn(countriesOf('twenty'))

import type { Country, CountryCode } from './countries'
import { type Search, SUGGESTIONS } from './search'

/**
 * What countries are called in a language (BCP 47), as far as the browser knows it, and otherwise in English.
 * `widen` has a search among some countries find those whose name in that language contains the text, before what it
 * finds itself: names that begin with it first. Case is that of the language; accents make no difference.
 */
export function namesIn(language: string) {
  const known = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
  const nameOf = ({ id, name }: Pick<Country, 'id' | 'name'>): string => known.of(id) ?? name
  const lower = (text: string): string => text.toLocaleLowerCase(language)
  const bare = (text: string): string => lower(text).normalize('NFD').replace(/\p{M}/gu, '')

  const named = (countries: readonly Country[], text: string, excluded: readonly CountryCode[]) => {
    const wanted = bare(text.trim())
    if (wanted === '') return []
    const positions = countries
      .filter(({ id }) => !excluded.includes(id))
      .map((country) => ({ country, position: bare(nameOf(country)).indexOf(wanted) }))
    return [
      ...positions.filter(({ position }) => position === 0),
      ...positions.filter(({ position }) => position > 0),
    ].map(({ country }) => country)
  }

  const widen =
    (search: Search, countries: readonly Country[]): Search =>
    (text, excluded) =>
      [...new Set([...named(countries, text, excluded), ...search(text, excluded)])].slice(0, SUGGESTIONS)

  return { nameOf, lower, widen }
}

import { type CountryCode, countryOf } from '../../geo/countries'
import type { Locale } from './locale'

/** Some countries in the order of what a language calls them, with those names. */
export function inNameOrder(
  codes: readonly CountryCode[],
  { nameOf, lang }: Pick<Locale, 'nameOf' | 'lang'>,
): readonly { readonly code: CountryCode; readonly name: string }[] {
  return codes
    .map((code) => ({ code, name: nameOf(countryOf(code)) }))
    .sort((a, b) => a.name.localeCompare(b.name, lang))
}

import type { Country } from './countries'
import type { CountryCode } from './entries'

/** Id of a place that can be guessed. */
export type PlaceId = CountryCode

/** Place that can be guessed: so far, a country. */
export type Place = Country

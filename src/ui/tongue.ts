import type { Search } from '../geo/search'
import type { UtcDate } from '../machines/day'
import { dateInWords, inWhole } from './words'

/** The language in which countries, numbers and dates are written, whatever the texts around them are in. */
export type Tongue = {
  /** As BCP 47 names it, where it is not the language of the page. */
  readonly lang: string | undefined
  /** What a country is called, by its name in English. */
  readonly nameOf: (english: string) => string
  /** As texts are compared, without case. */
  readonly lower: (text: string) => string
  /** Has a search find the names of this language, too, and before others. */
  readonly widen: (search: Search) => Search
  /** A whole number. */
  readonly whole: (number: number) => string
  /** A number with at most one decimal. */
  readonly tenths: (number: number) => string
  /** A whole number of per cent, with its sign. */
  readonly percent: (number: number) => string
  readonly date: (date: UtcDate) => string
}

/** English needs no `Intl`, and nothing of it is loaded late. */
export const english: Tongue = {
  lang: undefined,
  nameOf: (name) => name,
  lower: (text) => text.toLowerCase(),
  widen: (search) => search,
  whole: inWhole,
  tenths: (number) => String(Math.round(number * 10) / 10),
  percent: (number) => `${number}%`,
  date: dateInWords,
}

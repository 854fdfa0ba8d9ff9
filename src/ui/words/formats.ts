import type { Naming } from '../../geo/names/naming'
import type { UtcDate } from '../../machines/day'

/** How countries, numbers and dates are written. */
export type Formats = Naming & {
  /** The CLDR category of a number: `one`, `few`, `other`. */
  readonly plural: (number: number) => string
  /** A whole number. */
  readonly whole: (number: number) => string
  /** A number with at most one decimal. */
  readonly tenths: (number: number) => string
  /** A whole number of per cent, with its sign. */
  readonly percent: (number: number) => string
  readonly date: (date: UtcDate) => string
  /** A time of day, in minutes since midnight. */
  readonly time: (minutes: number) => string
}

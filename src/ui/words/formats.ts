import type { Naming } from '../../geo/names/naming'
import type { UtcDate } from '../../machines/day'
import type { Units } from '../../machines/journal/settings'

/** Names of countries, and formats of numbers and dates, in a language. */
export type Formats = Naming & {
  /** The CLDR plural category of a number: `one`, `few`, `other`. */
  readonly plural: (number: number) => string
  /** Formats a whole number. */
  readonly whole: (number: number) => string
  /** Formats a number with at most one decimal. */
  readonly tenths: (number: number) => string
  /** Formats a whole number of per cent, with the per cent sign. */
  readonly percent: (number: number) => string
  readonly date: (date: UtcDate) => string
  /** Formats a time of day, given in minutes since midnight. */
  readonly time: (minutes: number) => string
}

/** Patterns of the 24 hours of a day in a language, each with a placeholder for the minutes: `5:{minute} AM`. */
export type HourPatterns = readonly string[]

/** Formats a time of day, given in minutes from 0 to 1439 since midnight: `5:30 AM`. */
export function timeIn(clock: HourPatterns, minutes: number): string {
  const pattern = clock[Math.floor(minutes / 60)] ?? ''
  return pattern.replace('{minute}', String(minutes % 60).padStart(2, '0'))
}

/** Kilometres in one international mile. */
export const MILE = 1.609344

/** Formats a distance, given in kilometres, as a whole number of the unit with thousands separators. */
export function lengthIn(distance: number, units: Units, { whole }: Pick<Formats, 'whole'>): string {
  return whole(Math.round(units === 'km' ? distance : distance / MILE))
}

/** Formats a positive number to two significant figures, below a tenth as a fraction: `23`, `2.3`, `0.23`, `1/43`. */
export function twoFigures(number: number, { whole, tenths }: Pick<Formats, 'whole' | 'tenths'>): string {
  if (number < 0.0995) return `${whole(1)}/${whole(Number((1 / number).toPrecision(2)))}`
  if (number >= 9.95) return whole(Number(number.toPrecision(2)))
  if (number >= 0.995) return tenths(number)
  const point = tenths(0.5).replace(whole(0), '').replace(whole(5), '')
  const text = number.toFixed(2).replace(/0+$/, '')
  return text.replace(/\d/g, (digit) => whole(Number(digit))).replace('.', point)
}

/**
 * Formats a number with at most one decimal and a sign; zero has no sign. `tenths` formats the number without its
 * sign.
 */
export function signedTenths(value: number, tenths: (value: number) => string): string {
  const rounded = Math.round(value * 10) / 10
  return `${rounded > 0 ? '+' : rounded < 0 ? '−' : ''}${tenths(Math.abs(rounded))}`
}

/**
 * Names of capitals, continents and distant parts of countries in a language, by their English name, if the two
 * differ; `null` if only the English name is known.
 */
export type PlaceNames = Readonly<Record<string, string | null>>

/** A name to be shown, and whether it is English on a page in another language. */
export type PlaceName = { readonly name: string; readonly isForeign: boolean }

/** Looks up the name of a place by its English name. */
export function placeIn(names: PlaceNames, english: string): PlaceName {
  const name = names[english]
  return { name: name ?? english, isForeign: name === null }
}

import type { Naming } from '../../geo/names/naming'
import type { UtcDate } from '../../machines/day'
import type { Units } from '../../machines/journal/settings'

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

/** How a language writes each of the 24 hours of a day, with a place for its minutes: `5:{minute} AM`. */
export type HourPatterns = readonly string[]

/** A time of day, in minutes from 0 to 1439 since midnight, as a language writes it: `5:30 AM`. */
export function timeIn(clock: HourPatterns, minutes: number): string {
  const pattern = clock[Math.floor(minutes / 60)] ?? ''
  return pattern.replace('{minute}', String(minutes % 60).padStart(2, '0'))
}

/** Kilometres in one international mile. */
export const MILE = 1.609344

/** A distance in kilometres as a whole number of the unit, with thousands separators. */
export function lengthIn(distance: number, units: Units, { whole }: Pick<Formats, 'whole'>): string {
  return whole(Math.round(units === 'km' ? distance : distance / MILE))
}

/** A number with at most one decimal and its sign; nothing has none. `tenths` writes it without. */
export function signedTenths(value: number, tenths: (value: number) => string): string {
  const rounded = Math.round(value * 10) / 10
  return `${rounded > 0 ? '+' : rounded < 0 ? '−' : ''}${tenths(Math.abs(rounded))}`
}

/**
 * What a language calls capitals, continents and far-off parts of countries, by their English names, as far as it calls them
 * otherwise; `null` for those of which only the English name is known.
 */
export type PlaceNames = Readonly<Record<string, string | null>>

/** A name as it is shown, and whether it is English on a page in another language. */
export type PlaceName = { readonly name: string; readonly isForeign: boolean }

/** The name of a place by its English one. */
export function placeIn(names: PlaceNames, english: string): PlaceName {
  const name = names[english]
  return { name: name ?? english, isForeign: name === null }
}

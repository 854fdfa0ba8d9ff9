import type { Naming } from '../../geo/names/naming'
import type { Units } from '../../machines/journal/settings'
import type { UtcDate } from '../../machines/schedule/day'

/** Names of countries, and formats of numbers and dates, in a language. */
export type Formats = Naming & {
  /** The CLDR plural category of a number: `one`, `few`, `other`. */
  readonly plural: (number: number) => string
  /** Formats a number, rounded, outside a text; a text formats the numbers it is given. */
  readonly whole: (number: number) => string
  /** Formats a number with at most one decimal, or as many as are given. */
  readonly tenths: (number: number, decimals?: number) => string
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

/** A distance, given in kilometres, in whole units. */
export function lengthIn(distance: number, units: Units): number {
  return Math.round(units === 'km' ? distance : distance / MILE)
}

/** A number rounded to some decimals. */
export function roundedTo(decimals: number, number: number): number {
  return Math.round(number * 10 ** decimals) / 10 ** decimals
}

/** Ratios that have a word of their own. */
const RATIOS = {
  fifth: 1 / 5,
  quarter: 1 / 4,
  third: 1 / 3,
  half: 1 / 2,
  twoThirds: 2 / 3,
  same: 1,
  oneAndHalf: 3 / 2,
  double: 2,
}

/** Words for a positive ratio: the nearest that has its own, else a multiple, or a part (one by the number). */
export function ratioIn(ratio: number) {
  const [isPart, times] = ratio < 1 ? [true, 1 / ratio] : [false, ratio]
  const number = Math.round(Number(times.toPrecision(2)))
  if (times >= (isPart ? 5.5 : 2.5)) return { size: isPart ? 'part' : 'times', number }
  const farFrom = ([, other]: readonly [string, number]) => Math.abs(Math.log(ratio / other))
  const [size] = Object.entries(RATIOS).reduce((best, next) => (farFrom(next) < farFrom(best) ? next : best))
  return { size, number }
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

import type { CountryCode } from '../../geo/countries'
import { decks } from '../../geo/decks'
import { dateOfDay, dayNumber, type UtcDate } from './day'
import { indexOfText } from './hash'

/** First day on which the twenty avoid recent countries. Days published before it stay as they are. */
export const SPACED_FROM: UtcDate = '2026-12-07'

/** Number of preceding days whose countries are avoided, from {@link SPACED_FROM} on. */
const SPACING = 7

/**
 * Last day computed from the days before it. Only a clock that is far wrong goes beyond, and the computation has to end.
 */
export const LAST: UtcDate = '2125-12-31'

/**
 * Country at the index given by the hash of a UTC date; it is the target of the day itself before {@link SPACED_FROM} and
 * after {@link LAST}.
 */
export function hashedInTwenty(date: UtcDate): CountryCode {
  return decks.twenty.targets[placeInTwenty(date)] as CountryCode
}

/**
 * Target of the twenty on a day: the hashed country, or the next one in the circular list that was not a target in the
 * {@link SPACING} days before. A test pins the published days.
 */
export function targetOfTwenty(date: UtcDate): CountryCode {
  if (date < SPACED_FROM || date > LAST) return hashedInTwenty(date)
  const wanted = dayNumber(date) - BEGIN
  while (known.length <= wanted) {
    const place = placeInTwenty(dateOfDay(BEGIN + known.length))
    known.push(nextInTwenty(place, known.slice(-SPACING)))
  }
  return known[wanted] as CountryCode
}

/** First day that {@link SPACED_FROM} looks back to, as a day number. */
const BEGIN = dayNumber(SPACED_FROM) - SPACING

/** Targets from {@link BEGIN} on: the days that were published hashed, and those that were asked for since. */
const known = Array.from({ length: SPACING }, (_, index) => hashedInTwenty(dateOfDay(BEGIN + index)))

function placeInTwenty(date: UtcDate): number {
  return indexOfText(date, decks.twenty.targets.length)
}

/** Finds the first of the twenty, from an index on and around the end, that is not excluded. */
function nextInTwenty(place: number, some: readonly CountryCode[]): CountryCode {
  const { targets } = decks.twenty
  return [...targets.slice(place), ...targets].find((code) => !some.includes(code)) as CountryCode
}

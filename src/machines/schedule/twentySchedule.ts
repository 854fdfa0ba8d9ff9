import type { CountryCode } from '../../geo/countries'
import { decks } from '../../geo/decks'
import { dateOfDay, dayNumber, type UtcDate } from '../day'
import { indexOfText } from './draw'

/** First day on which the twenty leave out what came shortly before. What was published until then stays. */
export const SPACED_FROM: UtcDate = '2026-12-07'

/** Days before a day whose countries it cannot have, from {@link SPACED_FROM} on. */
export const SPACING = 7

/** Last day that is reckoned from those before it: beyond it is only a clock that is far off, and reckoning has to end. */
export const LAST: UtcDate = '2125-12-31'

/**
 * Country of the hash of a UTC date modulo the twenty: that of the day itself before {@link SPACED_FROM} and after
 * {@link LAST}.
 */
export function hashedInTwenty(date: UtcDate): CountryCode {
  return decks.twenty.targets[placeInTwenty(date)] as CountryCode
}

/**
 * Country that the twenty have on a day: the hashed one, or the next in the list, round its end, that was not the country
 * of one of the {@link SPACING} days before. A test holds the days that were published.
 */
export function targetOfTwenty(date: UtcDate): CountryCode {
  if (date < SPACED_FROM || date > LAST) return hashedInTwenty(date)
  const begin = dayNumber(SPACED_FROM)
  for (let day = begin + spaced.length; day <= dayNumber(date); day++) {
    const recent = Array.from({ length: SPACING }, (_, index) => targetOfTwenty(dateOfDay(day - 1 - index)))
    spaced.push(nextInTwenty(placeInTwenty(dateOfDay(day)), recent))
  }
  return spaced[dayNumber(date) - begin] as CountryCode
}

/** Countries of the days from {@link SPACED_FROM} on, as far as they were asked for. */
const spaced: CountryCode[] = []

function placeInTwenty(date: UtcDate): number {
  return indexOfText(date, decks.twenty.targets.length)
}

/** First country of the twenty from a place on, round the end, that is not among some. */
function nextInTwenty(place: number, some: readonly CountryCode[]): CountryCode {
  const { targets } = decks.twenty
  return [...targets.slice(place), ...targets].find((code) => !some.includes(code)) as CountryCode
}

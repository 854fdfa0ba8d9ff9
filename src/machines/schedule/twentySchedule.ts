import type { CountryCode } from '../../geo/countries'
import { decks } from '../../geo/decks'
import type { UtcDate } from '../day'
import { indexOfText } from './draw'

/** The place in the deck of the twenty of the country of a day, for ever: a hash of the UTC date modulo the deck. */
export function placeInTwenty(date: UtcDate): number {
  return indexOfText(date, decks.twenty.targets.length)
}

/** The country that the twenty have on a day. A test holds the days that were published. */
export function targetOfTwenty(date: UtcDate): CountryCode {
  return decks.twenty.targets[placeInTwenty(date)] as CountryCode
}

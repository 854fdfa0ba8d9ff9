import { initialBearing } from '../../geo/bearing'
import { type CountryCode, countries, countryOf } from '../../geo/countries'
import { deckOf } from '../../geo/decks'
import { windOf } from '../../geo/direction'
import { greatCircleDistance } from '../../geo/distance'
import type { Round } from '../round'
import type { Rules } from '../rules'

/**
 * What a wrong guess tells, as one whole number that can be compared and sorted: the distance in whole kilometres, as it is
 * shown, plus 2^15 for each wind clockwise from north, and nothing more where the rules have no arrows. No two places are
 * 2^15 kilometres apart.
 */
export type Telling = number

const WIND = 2 ** 15

/** How many percent longer than the other one of two distances is at most for a person to read them as the same. */
export const TOLERANCE = 12

/** Where each country stands in what is told of all of them. */
const places: ReadonlyMap<CountryCode, number> = new Map(countries.map(({ id }, place) => [id, place]))

/** What guesses tell of each country, as far as it was asked: one round asks for the same again and again. */
const known = new Map<CountryCode, Telling[]>()

/** What a guess tells where a country is sought: nothing of a distance where that is the guess itself. */
export function tellingOf(
  guess: CountryCode,
  sought: CountryCode,
  { arrows }: Pick<Rules, 'arrows'>,
): Telling {
  const tellings = known.get(guess) ?? []
  known.set(guess, tellings)
  const place = places.get(sought) as number
  const telling = tellings[place] ?? newTelling(guess, sought)
  tellings[place] = telling
  return arrows ? telling : telling % WIND
}

/**
 * Whether two tellings are the same to somebody who reads them roughly: the arrow as it is, the distance nearly. It is
 * reckoned in whole numbers, so that every device says the same.
 */
export function areAlike(one: Telling, other: Telling): boolean {
  const [shorter, longer] = one < other ? [one, other] : [other, one]
  const winds = shorter - (shorter % WIND)
  // What has another wind is longer by far.
  return (longer - winds) * 100 <= (shorter - winds) * (100 + TOLERANCE)
}

function newTelling(guess: CountryCode, sought: CountryCode): Telling {
  const [from, to] = [countryOf(guess).centroid, countryOf(sought).centroid]
  return WIND * windOf(initialBearing(from, to)) + Math.round(greatCircleDistance(from, to))
}

/**
 * Which of some countries may still be the answer by what a guess has told, read roughly: see {@link areAlike}. A right
 * guess, which tells of no distance, leaves itself alone, and a wrong one never itself. The outline counts for nothing. The
 * answer itself is always among them, if it was before.
 */
export function fitting(
  among: readonly CountryCode[],
  guess: CountryCode,
  told: Telling,
  rules: Pick<Rules, 'arrows'>,
): readonly CountryCode[] {
  return among.filter((country) => areAlike(tellingOf(guess, country, rules), told))
}

/** What may be the answer of a round before its first guess, then after each: what its deck has in it to be sought. */
export function fitsOf({
  puzzle,
  target,
  rules,
  guesses,
}: Pick<Round, 'puzzle' | 'target' | 'rules' | 'guesses'>): readonly (readonly CountryCode[])[] {
  let left: readonly CountryCode[] = deckOf(puzzle.deck).targets
  const after = guesses.map((guess) => {
    left = fitting(left, guess, tellingOf(guess, target, rules), rules)
    return left
  })
  return [deckOf(puzzle.deck).targets, ...after]
}

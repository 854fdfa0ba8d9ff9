import { initialBearing } from '../../geo/bearing'
import { type CountryCode, countries, countryOf } from '../../geo/countries'
import { windOf } from '../../geo/direction'
import { greatCircleDistance } from '../../geo/distance'
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

/** What a guess tells of each country, reckoned once: one round asks for the same again and again. */
const known = new Map<CountryCode, readonly Telling[]>()

/** What a guess tells where another country is sought. */
export function tellingOf(
  guess: CountryCode,
  sought: CountryCode,
  { arrows }: Pick<Rules, 'arrows'>,
): Telling {
  const tellings = known.get(guess) ?? tellingsOf(guess)
  known.set(guess, tellings)
  const telling = tellings[places.get(sought) as number] as Telling
  return arrows ? telling : telling % WIND
}

/**
 * Whether two tellings are the same to somebody who reads them roughly: the arrow as it is, the distance nearly. It is
 * reckoned in whole numbers, so that every device says the same.
 */
export function areAlike(one: Telling, other: Telling): boolean {
  const [shorter, longer] = one < other ? [one, other] : [other, one]
  const winds = shorter - (shorter % WIND)
  return longer < winds + WIND && (longer - winds) * 100 <= (shorter - winds) * (100 + TOLERANCE)
}

function tellingsOf(guess: CountryCode): readonly Telling[] {
  const { centroid } = countryOf(guess)
  return countries.map(
    ({ centroid: sought }) =>
      WIND * windOf(initialBearing(centroid, sought)) + Math.round(greatCircleDistance(centroid, sought)),
  )
}

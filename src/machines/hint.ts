import { initialBearing } from '../geo/bearing'
import { type Country, type CountryCode, countryOf } from '../geo/countries'
import { type Direction, directionOf } from '../geo/direction'
import { greatCircleDistance } from '../geo/distance'
import { proximityOf } from '../geo/proximity'
import type { Round } from './round'

/** What a guess tells about the target. */
export type Hint = {
  readonly country: Country
  /** Great-circle distance between the centroids, in whole kilometres. */
  readonly distance: number
  /** Initial bearing from the guess to the target in degrees, [0, 360). */
  readonly bearing: number
  readonly direction: Direction
  /** 0 to 100, from the distance as shown. */
  readonly proximity: number
  readonly isCorrect: boolean
}

/** The hint that a guess gets in a round for `target`. */
export function hintOf(guess: CountryCode, target: CountryCode): Hint {
  const [country, { centroid }] = [countryOf(guess), countryOf(target)]
  const distance = Math.round(greatCircleDistance(country.centroid, centroid))
  const bearing = initialBearing(country.centroid, centroid)
  return {
    country,
    distance,
    bearing,
    direction: directionOf(bearing),
    proximity: proximityOf(distance),
    isCorrect: guess === target,
  }
}

/** The hints of a round, one per guess in their order. */
export function hintsOf({ target, guesses }: Round): readonly Hint[] {
  return guesses.map((guess) => hintOf(guess, target))
}

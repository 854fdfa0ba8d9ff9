import { deckOf } from '../../geo/decks'
import { type Direction, directionOf } from '../../geo/direction'
import { greatCircleDistance, initialBearing } from '../../geo/greatCircle'
import type { Place, PlaceId } from '../../geo/place'
import { placeOf } from '../../geo/places'
import { proximityOf } from '../../geo/proximity'
import type { Puzzle } from './puzzle'
import type { Round } from './round'

/** Result of a guess: distance, direction and proximity to the target, as far as the rules show them. */
export type Hint = {
  readonly country: Place
  /** Great-circle distance between the centroids, in whole kilometres. */
  readonly distance: number
  /** Initial bearing from the guess to the target in degrees, [0, 360); `undefined` if the rules have no arrows. */
  readonly bearing: number | undefined
  readonly direction: Direction | undefined
  /**
   * Proximity from 0 to 100, from the distance as shown. Only the answer gets 100, although some countries are less than
   * 100 km apart.
   */
  readonly proximity: number
  readonly isCorrect: boolean
}

/** Computes the hint for a guess in a round. */
export function hintOf(
  guess: PlaceId,
  { puzzle, target, rules }: Pick<Round, 'target' | 'rules'> & { readonly puzzle: Pick<Puzzle, 'deck'> },
): Hint {
  const [country, { centroid }] = [placeOf(guess), placeOf(target)]
  const distance = Math.round(greatCircleDistance(country.centroid, centroid))
  const isCorrect = guess === target
  const bearing = rules.arrows ? initialBearing(country.centroid, centroid) : undefined
  return {
    country,
    distance,
    bearing,
    direction: bearing === undefined ? undefined : directionOf(bearing),
    proximity: isCorrect ? 100 : Math.min(99, proximityOf(distance, deckOf(puzzle.deck).span)),
    isCorrect,
  }
}

/** Computes the hints for all guesses of a round, in order. */
export function hintsOf(round: Round): readonly Hint[] {
  return round.guesses.map((guess) => hintOf(guess, round))
}

import { type Direction, directionOf } from '../../geo/direction'
import { initialBearing } from '../../geo/greatCircle'
import { flatBearing } from '../../geo/maps/flat'
import type { PlaceId } from '../../geo/place'
import { placeOf } from '../../geo/places'

/** Guess with a surprising arrow: `wind` is the arrow on the globe, `flat` the direction on a flat map. */
type Bend = { readonly guess: PlaceId; readonly wind: Direction; readonly flat: Direction }

/** Least difference between the globe's and the flat map's directions worth explaining, in degrees. */
const NOTABLE = 45

/** Guess whose direction on the globe and on a flat map differ most, if by more than `NOTABLE` degrees. */
export function greatestBend(guesses: readonly PlaceId[], target: PlaceId): Bend | undefined {
  const { centroid } = placeOf(target)
  const bends = guesses
    .filter((guess) => guess !== target)
    .map((guess) => {
      const from = placeOf(guess).centroid
      const [bearing, flat] = [initialBearing(from, centroid), flatBearing(from, centroid)]
      const turn = Math.abs(bearing - flat)
      return { guess, wind: directionOf(bearing), flat: directionOf(flat), by: Math.min(turn, 360 - turn) }
    })
  const [greatest] = bends.sort((a, b) => b.by - a.by)
  return greatest && greatest.by > NOTABLE ? greatest : undefined
}

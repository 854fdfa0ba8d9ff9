import { type CountryCode, countryOf } from '../../geo/countries'
import { type Direction, directionOf } from '../../geo/direction'
import { initialBearing } from '../../geo/greatCircle'
import { flatBearing } from '../../geo/maps/flat'

/** A guess whose arrow may surprise: where it pointed, and where the answer lies on a flat map. */
type Bend = { readonly guess: CountryCode; readonly wind: Direction; readonly flat: Direction }

/** By more degrees than this a globe and a flat map disagree for it to be told. */
const NOTABLE = 45

/** The guess at which the globe and a flat map disagree most, if they do so notably. */
export function greatestBend(guesses: readonly CountryCode[], target: CountryCode): Bend | undefined {
  const { centroid } = countryOf(target)
  const bends = guesses
    .filter((guess) => guess !== target)
    .map((guess) => {
      const from = countryOf(guess).centroid
      const [bearing, flat] = [initialBearing(from, centroid), flatBearing(from, centroid)]
      const turn = Math.abs(bearing - flat)
      return { guess, wind: directionOf(bearing), flat: directionOf(flat), by: Math.min(turn, 360 - turn) }
    })
  const [greatest] = bends.sort((a, b) => b.by - a.by)
  return greatest && greatest.by > NOTABLE ? greatest : undefined
}

import { countryOf } from '../../geo/countries'
import { windOf } from '../../geo/direction'
import type { Band } from '../../geo/maps/band'
import { hintOf } from '../../machines/hint'
import type { Course } from '../../machines/navigator/course'
import { TOLERANCE } from '../../machines/navigator/telling'
import type { Round } from '../../machines/round'
import type { PickedFit } from '../globe/GuessMark'

/** What the globe shows of a guess of a round, by its place in the list. */
export function fitOf({ sought, legs }: Course, round: Round, index: number): PickedFit {
  const before = legs[index - 1]?.left ?? sought
  const left = legs[index]?.left ?? []
  const ruledOut = before.filter((country) => !left.includes(country))
  return { index, left, ruledOut, band: bandOf(round, index) }
}

/** Where a wrong guess pointed, as widely as it is read: as far as `areAlike` reaches, and to the wind that its arrow shows. */
function bandOf(round: Round, index: number): Band | undefined {
  const guess = round.guesses[index]
  if (guess === undefined || guess === round.target) return undefined
  const { distance, bearing } = hintOf(guess, round)
  const factor = 1 + TOLERANCE / 100
  return {
    around: countryOf(guess).centroid,
    from: distance / factor,
    to: distance * factor,
    wind: bearing === undefined ? undefined : windOf(bearing),
  }
}

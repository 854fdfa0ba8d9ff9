import type { Kilometres } from './point'

/** Proximity of a guess, as a whole percentage 0 to 100: 100 at the target, 0 at the span of the deck and beyond. */
export function proximityOf(distance: Kilometres, span: Kilometres): number {
  return Math.max(0, Math.round(100 - (distance / span) * 100))
}

/** Number of filled bars out of five, each worth 20 %, for a proximity of 0 to 100. */
export function barsOf(proximity: number): number {
  return Math.round(proximity / 20)
}

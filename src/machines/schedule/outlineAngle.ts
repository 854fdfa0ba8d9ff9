import { keyOf } from '../puzzle'
import type { Round } from '../round'
import { indexOfText } from './draw'

/** Smallest angle between a turned outline and the upright one, in degrees. */
const LEAST = 40

/** Clockwise rotation for the outline of a round, 40 to 320 degrees, the same for everybody. */
export function outlineAngleOf({ puzzle, target }: Pick<Round, 'puzzle' | 'target'>): number {
  return LEAST + indexOfText(`turn ${keyOf(puzzle)} ${target}`, 361 - 2 * LEAST)
}

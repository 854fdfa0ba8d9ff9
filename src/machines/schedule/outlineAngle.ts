import { keyOf } from '../puzzle'
import type { Round } from '../round'
import { indexOfText } from './draw'

/** The least angle from upright by which an outline is turned, in degrees. */
const LEAST = 40

/** By how many degrees clockwise the outline of a round is turned, 40 to 320, the same for everybody who plays it. */
export function outlineAngleOf({ puzzle, target }: Pick<Round, 'puzzle' | 'target'>): number {
  return LEAST + indexOfText(`turn ${keyOf(puzzle)} ${target}`, 361 - 2 * LEAST)
}

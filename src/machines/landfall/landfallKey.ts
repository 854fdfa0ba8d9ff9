import { keyOf, type Puzzle } from '../puzzle'
import { PREFIX } from '../store/store'

/** Beginning of the keys of all answers after rounds. */
export const LANDFALL = `${PREFIX}landfall.`

/** Key of the record with the answers after a day, or after the last round of practice. */
export function landfallKeyOf(puzzle: Puzzle): string {
  return LANDFALL + keyOf(puzzle)
}

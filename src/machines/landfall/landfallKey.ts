import { type DailyPuzzle, keyOf } from '../puzzle'
import { PREFIX } from '../store/store'

/** Beginning of the keys of all answers after days. */
export const LANDFALL = `${PREFIX}landfall.`

/** Key of the record with the answers after a day. */
export function landfallKeyOf(puzzle: DailyPuzzle): string {
  return LANDFALL + keyOf(puzzle)
}

import { type EpochMs, utcDateOf } from '../day'
import { isPlayable } from '../journal/archive'
import { pinAt } from '../pins/pinsMode'
import { wasPlayed } from '../series/ahead'
import { countryIn, type Landfall, withAnswer } from './landfall'
import { TABLES } from './questions'

/**
 * Judges a landfall of a day from outside: answers its questions again or, if they were made from other tables, marks it as
 * unjudged. Returns `undefined` if it cannot have been played by `latest`.
 */
export function judgedLandfall(
  { isUnjudged: _, ...landfall }: Landfall,
  latest: EpochMs,
): Landfall | undefined {
  const { puzzle, answers, begunWith } = landfall
  if (puzzle.kind !== 'daily' || !isPlayable(puzzle, utcDateOf(latest))) return undefined
  if (!wasPlayed(answers, puzzle.date, latest)) return undefined
  if (begunWith && begunWith.tables !== TABLES) return { ...landfall, isUnjudged: true }
  const again = answers.reduce<Landfall>(
    (made, { at, spot, countries }) =>
      withAnswer(
        made,
        spot ? { at, ...pinAt(spot, countryIn(puzzle)) } : { at, ...(countries && { countries }) },
      ),
    { puzzle, answers: [] },
  )
  const isSame = !begunWith && JSON.stringify(again.answers) === JSON.stringify(answers)
  return isSame ? landfall : undefined
}

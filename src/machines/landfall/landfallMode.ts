import { logReview } from '../journal/review'
import { pinAt } from '../pins/pinsMode'
import { keyOf } from '../puzzle'
import { isAheadOf } from '../series/ahead'
import type { Mode } from '../series/mode'
import { type Given, questionsMachineOf } from '../series/questions'
import { areAnswered, countryIn, identityOf, type Landfall, withAnswer } from './landfall'
import { landfallIn, landfalls, reviewsOfLandfall } from './storedLandfalls'

/** Machine of the questions after a round. */
export const landfallQuestions = questionsMachineOf<Landfall>({
  id: 'landfallQuestions',
  answered: ({ answers }) => answers.length,
  isOver: areAnswered,
  withReply,
})

/** Mode for the questions after a round. */
export const landfallMode: Mode<Landfall, typeof landfallQuestions> = {
  id: 'landfall',
  player: landfallQuestions,
  isFurther: (other, landfall) =>
    identityOf(other.puzzle) === identityOf(landfall.puzzle) && isAheadOf(other.answers, landfall.answers),
  keyOf: (landfall) => landfalls.keyOf(landfall),
  records: landfalls,
  read: (store, { puzzle }) => landfalls.find(store, keyOf(puzzle)),
  // Questions that were only looked at are not stored.
  write: (store, landfall) => {
    if (landfall.answers.length === 0) return landfallIn(store, landfall.puzzle)
    const stored = landfalls.join(store, landfall)
    // Days are stored for good; the next round of practice takes the place of this one.
    if (stored.puzzle.kind === 'practice')
      for (const review of reviewsOfLandfall(stored)) logReview(store, review)
    return stored
  },
}

/** Adds a reply as an answer, with the distance of a place to the country. */
export function withReply(landfall: Landfall, { spot, ...reply }: Given): Landfall {
  const pin = spot && pinAt(spot, countryIn(landfall.puzzle))
  return withAnswer(landfall, { ...reply, ...pin })
}

import { logReview } from '../journal/review'
import { pinAt } from '../pins/pinsMode'
import { keyOf } from '../puzzle'
import { isAheadOf } from '../series/ahead'
import type { Deed, Mode } from '../series/mode'
import { areAnswered, countryIn, identityOf, type Landfall, withAnswer } from './landfall'
import { landfallIn, landfalls, reviewsOfLandfall } from './storedLandfalls'

/** Mode for the questions after a round. */
export const landfallMode: Mode<Landfall> = {
  id: 'landfall',
  isOver: areAnswered,
  deeds: { answer: withDeed, skip: (landfall, { at }) => withAnswer(landfall, { at }) },
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

function withDeed(landfall: Landfall, { at, spot, countries }: Deed): Landfall {
  if (spot === undefined) return countries ? withAnswer(landfall, { at, countries }) : landfall
  return withAnswer(landfall, { at, ...pinAt(spot, countryIn(landfall.puzzle)) })
}

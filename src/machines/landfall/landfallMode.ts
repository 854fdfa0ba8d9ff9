import type { CountryCode } from '../../geo/countries'
import { pinAt } from '../pins/pinsMode'
import { keyOf } from '../puzzle'
import { targetOf } from '../schedule/dailies'
import { isAheadOf } from '../series/ahead'
import type { SeriesWorld } from '../series/keeper'
import type { Deed, Mode } from '../series/mode'
import { openingOf } from '../series/opening'
import type { SeriesActor } from '../series/series'
import { areAnswered, type Landfall, withAnswer } from './landfall'
import { landfallIn, landfalls } from './storedLandfalls'

/** Mode for the questions after a day's round. */
export const landfallMode: Mode<Landfall> = {
  id: 'landfall',
  roundOf: () => undefined,
  isOver: areAnswered,
  withGuess: (landfall) => landfall,
  deeds: { answer: withDeed, skip: (landfall, { at }) => withAnswer(landfall, { at }) },
  at: (landfall) => landfall,
  beat: undefined,
  isFurther: (other, landfall) =>
    keyOf(other.puzzle) === keyOf(landfall.puzzle) && isAheadOf(other.answers, landfall.answers),
  keyOf: (landfall) => landfalls.keyOf(landfall),
  read: (store, { puzzle }) => landfalls.find(store, keyOf(puzzle)),
  // Questions that were only looked at are not stored.
  write: (store, landfall) =>
    landfall.answers.length === 0 ? landfallIn(store, landfall.puzzle) : landfalls.join(store, landfall),
}

function withDeed(landfall: Landfall, { at, spot, countries }: Deed): Landfall {
  if (spot === undefined) return countries ? withAnswer(landfall, { at, countries }) : landfall
  return withAnswer(landfall, { at, ...pinAt(spot, targetOf(landfall.puzzle) as CountryCode) })
}

/** Opens the actor of the questions after a round. */
export function openLandfall(world: SeriesWorld) {
  return openingOf(landfallMode, world)
}

export type LandfallActor = SeriesActor<Landfall>

import { isOwnDeck } from '../../geo/decks'
import { closeShapeOf } from '../../geo/maps/borders'
import { nearestPoint } from '../../geo/maps/nearestPoint'
import type { PlaceId } from '../../geo/place'
import type { Kilometres, Point } from '../../geo/point'
import { middleOf, worldRegionOf } from '../../geo/worldRegions'
import type { Mode } from '../series/mode'
import { type Given, questionsMachineOf, type Spot } from '../series/questions'
import { pinnedOn } from './pinnedCountries'
import { isAhead, isComplete, type Pin, type PinsDay } from './pins'
import { pinsDayIn, pinsDays } from './storedPins'

/** Machine of Five Pins: one country of a day after another. */
export const pinsQuestions = questionsMachineOf<PinsDay>({
  id: 'pinsQuestions',
  answered: ({ pins }) => pins.length,
  isOver: isComplete,
  withReply: (day, reply) => withPin(day, pinnedOn(day.date), reply),
})

/** Mode for Five Pins. */
export const pinsMode: Mode<PinsDay, typeof pinsQuestions> = {
  id: 'pins',
  player: pinsQuestions,
  isFurther: isAhead,
  keyOf: (day) => pinsDays.keyOf(day),
  records: pinsDays,
  read: (store, { date }) => pinsDays.find(store, date),
  // A day without a pin is not stored: to look at it is not to play.
  write: (store, day) => (day.pins.length === 0 ? pinsDayIn(store, day.date) : pinsDays.join(store, day)),
}

/** Adds a pin for the next of some places; returns the same progress if all are set. */
export function withPin<Progress extends { readonly pins: readonly Pin[] }>(
  progress: Progress,
  places: readonly PlaceId[],
  { at, spot }: Given,
): Progress {
  const place = places[progress.pins.length]
  if (spot === undefined || place === undefined) return progress
  return { ...progress, pins: [...progress.pins, { at, ...pinAt(spot, place) }] }
}

/** Pin at a point, as precise as it is kept, with its distance to a place. On maps of somebody's own, none is kept. */
export function pinAt(spot: Spot, country: PlaceId): Omit<Pin, 'at'> {
  if (isOwnDeck(country)) return { spot, distance: distanceFrom(spot, country) }
  const kept = typeof spot === 'string' ? spot : (spot.map(hundredths) as unknown as Point)
  return { spot: kept, distance: Math.round(distanceFrom(kept, country)) }
}

/** Distance from a point to a place. A region is at no distance from its countries, and elsewhere in its middle. */
function distanceFrom(spot: Spot, country: PlaceId): Kilometres {
  if (spot === worldRegionOf(country)) return 0
  return nearestPoint(pointOfSpot(spot), closeShapeOf(country)).distance
}

/** Point at which a place is shown. */
export function pointOfSpot(spot: Spot): Point {
  return typeof spot === 'string' ? middleOf(spot) : spot
}

/** Rounds degrees to the precision that is kept, about a kilometre. */
function hundredths(degrees: number): number {
  return Math.round(degrees * 100) / 100
}

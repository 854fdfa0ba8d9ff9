import { deckOf } from '../../geo/decks'
import { compassPointOf } from '../../geo/direction'
import { greatCircleDistance, initialBearing } from '../../geo/greatCircle'
import type { PlaceId } from '../../geo/place'
import { placeOf } from '../../geo/places'
import type { Round } from '../rules/round'
import type { Rules } from '../rules/rules'

/**
 * Hint of a wrong guess packed into one integer, for comparing and sorting: the distance in whole kilometres, as shown,
 * plus 2^15 for each compass point clockwise from north, or the distance alone if the rules have no arrows. No two places
 * are 2^15 kilometres apart.
 */
export type HintKey = number

const WIND = 2 ** 15

/** Tolerance in percent: two distances look the same to a person if the longer one exceeds the shorter by no more. */
export const TOLERANCE = 12

/** Cache of packed hints by guess and target, since a round needs the same ones many times. */
const known = new Map<PlaceId, Map<PlaceId, HintKey>>()

/** Packs the hint that a guess gets for a target; the distance is 0 if the guess is the target. */
export function hintKeyOf(guess: PlaceId, target: PlaceId, { arrows }: Pick<Rules, 'arrows'>): HintKey {
  const tellings = known.get(guess) ?? new Map<PlaceId, HintKey>()
  known.set(guess, tellings)
  const telling = tellings.get(target) ?? newTelling(guess, target)
  tellings.set(target, telling)
  return arrows ? telling : telling % WIND
}

/**
 * Whether a person who reads roughly would take two hints for the same: equal arrows and similar distances. Computed in
 * integers, so that all devices agree.
 */
export function isWithinTolerance(one: HintKey, other: HintKey): boolean {
  const [shorter, longer] = one < other ? [one, other] : [other, one]
  const winds = shorter - (shorter % WIND)
  // A hint with a different compass point exceeds this limit by far.
  return (longer - winds) * 100 <= (shorter - winds) * (100 + TOLERANCE)
}

function newTelling(guess: PlaceId, target: PlaceId): HintKey {
  const [from, to] = [placeOf(guess).centroid, placeOf(target).centroid]
  return WIND * compassPointOf(initialBearing(from, to)) + Math.round(greatCircleDistance(from, to))
}

/**
 * Selects the countries that can still be the answer after a hint, read roughly; see {@link isWithinTolerance}. A right guess leaves
 * only itself, and a wrong one is never left. The outline is not considered. The answer itself always remains.
 */
export function fitting(
  among: readonly PlaceId[],
  guess: PlaceId,
  told: HintKey,
  rules: Pick<Rules, 'arrows'>,
): readonly PlaceId[] {
  return among.filter((country) => isWithinTolerance(hintKeyOf(guess, country, rules), told))
}

/**
 * Lists the countries that can be the answer before the first guess of a round and after each one, starting with all
 * targets of the deck.
 */
export function fitsOf({
  puzzle,
  target,
  rules,
  guesses,
}: Pick<Round, 'puzzle' | 'target' | 'rules' | 'guesses'>): readonly (readonly PlaceId[])[] {
  let left: readonly PlaceId[] = deckOf(puzzle.deck).targets
  const after = guesses.map((guess) => {
    left = fitting(left, guess, hintKeyOf(guess, target, rules), rules)
    return left
  })
  return [deckOf(puzzle.deck).targets, ...after]
}

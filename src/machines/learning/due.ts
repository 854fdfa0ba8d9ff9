import type { Review } from '../journal/review'
import type { Due } from '../rules/deal'
import type { PracticePuzzle } from '../rules/puzzle'
import { isOver, type Round } from '../rules/round'
import { type EpochMs, utcDateOf } from '../schedule/day'
import type { WatchedStore } from '../store/store'
import { type Recall, recallsOf } from './recall'
import { type Repetition, repetitionOf } from './repetition'
import { reviewLogOf, type Source } from './reviewLog'

/** Computes how well each country met so far is known, from the stored reviews; empty if they are unreadable. */
export function recallsIn(store: WatchedStore): ReadonlyMap<string, Recall> {
  return recallsOf(reviewLogOf(store).reviews())
}

/**
 * Computes the review schedule of a practice deck from the store. Changes nothing and
 * throws nothing.
 */
export function repetitionIn(
  store: WatchedStore,
  { deck }: Pick<PracticePuzzle, 'deck'>,
  now: EpochMs,
  source?: Source,
): Repetition {
  const reviews = reviewLogOf(store, source).reviews()
  const today = utcDateOf(now)
  const ofReviews = known.get(reviews) ?? new Map<string, Repetition>()
  known.set(reviews, ofReviews)
  const repetition =
    ofReviews.get(deck + today) ?? repetitionOf(reviews, deck, today, source?.codesOf?.(deck))
  ofReviews.set(deck + today, repetition)
  return repetition
}

/** Cache of the results by deck and day for a list of reviews, which its log replaces with each change. */
const known = new WeakMap<readonly Review[], Map<string, Repetition>>()

/** Computes the groups of countries due next in a practice deck. */
export function dueIn(store: WatchedStore, puzzle: Pick<PracticePuzzle, 'deck'>, now: EpochMs): Due {
  return repetitionIn(store, puzzle, now).groups
}

/**
 * Whether starting practice deals a new round. A round in progress continues; one without guesses stays if its target is
 * among those due next, or if nothing is `due` in any order.
 */
export function isDealtAtStart(round: Round | undefined, due: Due | undefined): boolean {
  if (round === undefined) return due !== undefined
  if (isOver(round)) return true
  if (round.guesses.length > 0 || due === undefined) return false
  const next = due.find((codes) => codes.length > 0)
  return next?.includes(round.target) !== true
}

import type { DeckName } from '../../geo/decks'
import { type UtcDate, utcDateOf } from '../day'
import type { Review } from '../journal/review'
import type { PracticePuzzle } from '../puzzle'
import { isOver, type Round } from '../round'
import type { Due } from '../schedule/deal'
import type { WatchedStore } from '../store/store'
import { type Recall, recallsOf } from './recall'
import { type Repetition, repetitionOf } from './repetition'
import { reviewLogOf } from './reviewLog'

/** How well each country that was met is known, by what the store has; empty where it cannot be read. */
export function recallsIn(store: WatchedStore): ReadonlyMap<string, Recall> {
  return recallsOf(reviewLogOf(store).reviews())
}

/**
 * What there is to repeat of a puzzle's deck now, in milliseconds since 1970, by what the
 * store has. Changes nothing, and throws nothing.
 */
export function repetitionIn(
  store: WatchedStore,
  { deck }: Pick<PracticePuzzle, 'deck'>,
  now: number,
): Repetition {
  const reviews = reviewLogOf(store).reviews()
  const today = utcDateOf(now)
  if (last?.reviews !== reviews || last.today !== today) last = { reviews, today, decks: new Map() }
  const known = last.decks.get(deck) ?? repetitionOf(reviews, deck, today)
  last.decks.set(deck, known)
  return known
}

/** What was reckoned last: as long as the log gives the same list, it is the same. */
let last:
  | {
      readonly reviews: readonly Review[]
      readonly today: UtcDate
      readonly decks: Map<DeckName, Repetition>
    }
  | undefined

/** What ought to come next of a puzzle's deck by the reviews in the store. What cannot be read is put aside before. */
export function dueIn(store: WatchedStore, puzzle: Pick<PracticePuzzle, 'deck'>, now: number): Due {
  reviewLogOf(store).clear()
  return repetitionIn(store, puzzle, now).groups
}

/**
 * Whether somebody who starts practice is dealt another round than the one that there is of the puzzle. One that was begun
 * goes on; one that was not stays where it is of what ought to come next, or where nothing is `due` in any order.
 */
export function isDealtAtStart(round: Round | undefined, due: Due | undefined): boolean {
  if (round === undefined) return due !== undefined
  if (isOver(round)) return true
  if (round.guesses.length > 0 || due === undefined) return false
  const next = due.find((codes) => codes.length > 0)
  return next?.includes(round.target) !== true
}

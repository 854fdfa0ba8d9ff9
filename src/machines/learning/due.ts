import type { DeckName } from '../../geo/decks'
import { type UtcDate, utcDateOf } from '../day'
import type { Review } from '../journal/review'
import { reviewLogOf } from '../journal/reviewLog'
import type { PracticePuzzle } from '../puzzle'
import type { Due } from '../schedule/deal'
import type { WatchedStore } from '../store'
import { type Repetition, repetitionOf } from './repetition'

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
  if (last?.reviews !== reviews || last.deck !== deck || last.today !== today)
    last = { reviews, deck, today, repetition: repetitionOf(reviews, deck, today) }
  return last.repetition
}

/** What was reckoned last: as long as the log gives the same list, it is the same. */
let last:
  | {
      readonly reviews: readonly Review[]
      readonly deck: DeckName
      readonly today: UtcDate
      readonly repetition: Repetition
    }
  | undefined

/** What ought to come next of a puzzle's deck by the reviews in the store. What cannot be read is put aside before. */
export function dueIn(store: WatchedStore, puzzle: Pick<PracticePuzzle, 'deck'>, now: number): Due {
  reviewLogOf(store).clear()
  return repetitionIn(store, puzzle, now).groups
}

import { utcDateOf } from '../day'
import { clearLog, readReviews } from '../journal/reviews'
import type { PracticePuzzle } from '../puzzle'
import { enrolDealer } from '../schedule/schedule'
import type { Store } from '../store'
import { drawDue, type Repetition, repetitionOf } from './repetition'

/**
 * What there is to repeat of a puzzle's deck now, in milliseconds since 1970, by what the
 * store has. Changes nothing, and throws nothing.
 */
export function repetitionIn(store: Store, { deck }: Pick<PracticePuzzle, 'deck'>, now: number): Repetition {
  return repetitionOf(readReviews(store), deck, utcDateOf(now))
}

enrolDealer((puzzle, seed, { store, now }, previous) => {
  // What cannot be read is put aside before it is reckoned without.
  clearLog(store)
  const shown = previous.map(({ target }) => target)
  return { ...drawDue(repetitionIn(store, puzzle, now()), seed, shown), dealt: [] }
})

import type { DeckName } from '../../geo/decks'
import { type DailyPuzzle, keyOf } from '../puzzle'
import type { DailyRound } from '../round'
import type { Store } from '../store'
import { readErasure } from './erasure'
import { readRound, storedDayAt } from './storedRound'

/**
 * Every readable daily round of a deck that has been begun, oldest first; none where the store refuses. A day that was
 * only looked at is stored, too, and is not among them. What cannot be read is left where it is.
 */
export function readDays(store: Store, deck: DeckName): readonly DailyRound[] {
  return daysIn(store, (puzzle) => puzzle.deck === deck)
}

/** The same of every deck that is known. */
export function readAllDays(store: Store): readonly DailyRound[] {
  return daysIn(store, () => true)
}

function daysIn(store: Store, isWanted: (puzzle: DailyPuzzle) => boolean): readonly DailyRound[] {
  try {
    const erasure = readErasure(store)
    const stored = store.keys().flatMap((key) => storedDayAt(key) ?? [])
    const puzzles = new Map(stored.filter(isWanted).map((puzzle) => [keyOf(puzzle), puzzle]))
    return [...puzzles.values()]
      .sort((a, b) => (a.date < b.date ? -1 : 1))
      .flatMap((puzzle) => {
        const page = readRound(store, puzzle, erasure)
        const isBegun = page.kind === 'round' && page.round.guesses.length > 0
        return isBegun ? [{ ...page.round, puzzle }] : []
      })
  } catch {
    return []
  }
}

import fc from 'fast-check'
import { decks } from '../../src/geo/decks'
import type { PlaceId } from '../../src/geo/place'
import { writeRound } from '../../src/machines/journal/storedRound'
import type { Puzzle } from '../../src/machines/rules/puzzle'
import { type DailyRound, newRound, type Round } from '../../src/machines/rules/round'
import type { UtcDate } from '../../src/machines/schedule/day'
import { eraseAll } from '../../src/machines/store/erasure'
import type { WatchedStore } from '../../src/machines/store/store'
import { dailyOf } from '../../tools/puzzles'

/** A round of a puzzle, or of the day on which the tests play. */
export function roundOf(
  target: PlaceId,
  guesses: readonly PlaceId[] = [],
  puzzle: Puzzle = dailyOf('2026-11-21'),
): Round {
  return { ...newRound(puzzle, target), guesses }
}

/** A round of a day. */
export function dayOf(date: UtcDate, target: PlaceId, guesses: readonly PlaceId[] = []): DailyRound {
  return { ...roundOf(target, guesses), puzzle: dailyOf(date) }
}

/** Any round that can be played. */
export const rounds: fc.Arbitrary<Round> = fc
  .tuple(
    fc.constantFrom(...decks.twenty.codes),
    fc.shuffledSubarray([...decks.twenty.codes], { maxLength: 6 }),
  )
  .map(([target, guesses]) => roundOf(target, guesses.slice(0, guesses.indexOf(target) + 1 || 6)))

/** Stores a round as another tab that has erased everything before: it would be added to what a game shows otherwise. */
export function storeAnew(store: WatchedStore, round: Round): void {
  store.batch(() => {
    eraseAll(store, '2026-11-21')
    writeRound(store, round)
  })
}

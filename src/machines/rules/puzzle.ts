import type { DeckName, PublishedDeckName } from '../../geo/decks'
import { type DailyDeck, dailies } from '../schedule/dailies'
import type { UtcDate } from '../schedule/day'

/** Daily puzzle of one date, the same for everybody. */
export type DailyPuzzle = { readonly kind: 'daily'; readonly deck: DailyDeck; readonly date: UtcDate }

/**
 * Practice: a series of rounds, dealt at random or, with the order `due`, by what is due for review. The order `where` asks
 * for places instead, and has no rounds.
 */
export type PracticePuzzle = {
  readonly kind: 'practice'
  readonly deck: DeckName
  readonly order?: 'due' | 'where' | undefined
}

/** Challenge sent as a link, the same for everybody who has it. The token is the part of the link after the `#`. */
export type ChallengePuzzle = {
  readonly kind: 'challenge'
  readonly deck: PublishedDeckName
  readonly token: string
}

/** Puzzle of any kind, the source of one or more rounds. */
export type Puzzle = DailyPuzzle | PracticePuzzle | ChallengePuzzle

/** Key of a puzzle in the store, and id of its game among the actors. */
export type PuzzleKey =
  | `daily.${DailyDeck}.${UtcDate}`
  | `practice.${DeckName}${'' | '.due' | '.where'}`
  | `challenge.${string}`

/** Returns the key of a puzzle: unique to it, and never changed between releases. */
export function keyOf(puzzle: Puzzle): PuzzleKey {
  if (puzzle.kind === 'challenge') return `challenge.${puzzle.token}`
  if (puzzle.kind === 'daily') return `daily.${puzzle.deck}.${puzzle.date}`
  return `practice.${puzzle.deck}${puzzle.order ? (`.${puzzle.order}` as const) : ''}`
}

/** Name of the page for a daily puzzle, as in its address. */
export function dailyPageOf({ deck }: Pick<DailyPuzzle, 'deck'>): string {
  return dailies[deck].page
}

/** Name of a puzzle in a share text. */
export function nameInShareText(puzzle: Puzzle): string {
  if (puzzle.kind !== 'daily') return puzzle.kind
  return dailies[puzzle.deck].share + puzzle.date
}

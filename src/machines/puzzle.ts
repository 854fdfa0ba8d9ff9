import type { DeckName } from '../geo/decks'
import type { UtcDate } from './day'
import { type DailyDeck, dailies } from './schedule/dailies'

/** The puzzle of a date, the same for everybody. */
export type DailyPuzzle = { readonly kind: 'daily'; readonly deck: DailyDeck; readonly date: UtcDate }

/** One round after another, each dealt by chance; or by what is due to be repeated, where that is the order. */
export type PracticePuzzle = {
  readonly kind: 'practice'
  readonly deck: DeckName
  readonly order?: 'due' | undefined
}

/** What somebody has sent by a link, the same for everybody who has it. The token is what stands in it behind the `#`. */
export type ChallengePuzzle = { readonly kind: 'challenge'; readonly deck: DeckName; readonly token: string }

/** What a round is played for. */
export type Puzzle = DailyPuzzle | PracticePuzzle | ChallengePuzzle

/** The name of a puzzle where it is stored, and of its game among the actors. */
export type PuzzleKey =
  | `daily.${DailyDeck}.${UtcDate}`
  | `practice.${DeckName}${'' | '.due'}`
  | `challenge.${string}`

/** The key of a puzzle: different puzzles have different keys, and a key never changes. */
export function keyOf(puzzle: Puzzle): PuzzleKey {
  if (puzzle.kind === 'challenge') return `challenge.${puzzle.token}`
  if (puzzle.kind === 'daily') return `daily.${puzzle.deck}.${puzzle.date}`
  return `practice.${puzzle.deck}${puzzle.order ? '.due' : ''}`
}

/** The name of the page on which a daily puzzle is played, as its address has it. */
export function pageOf({ deck }: Pick<DailyPuzzle, 'deck'>): string {
  return dailies[deck].page
}

/** How a puzzle is named in a share text. */
export function nameInShareText(puzzle: Puzzle): string {
  if (puzzle.kind !== 'daily') return puzzle.kind
  return dailies[puzzle.deck].share + puzzle.date
}

import { type DeckName, isDeckName } from '../geo/decks'
import { isUtcDate, type UtcDate } from './day'

/** The puzzle of a date, the same for everybody. */
export type DailyPuzzle = { readonly kind: 'daily'; readonly deck: DeckName; readonly date: UtcDate }

/** One round after another, each dealt by chance. */
export type PracticePuzzle = { readonly kind: 'practice'; readonly deck: DeckName }

/** What a round is played for. */
export type Puzzle = DailyPuzzle | PracticePuzzle

/** The name of a puzzle where it is stored, and of its game among the actors. */
export type PuzzleKey = `daily.${DeckName}.${UtcDate}` | `practice.${DeckName}`

/** The key of a puzzle: different puzzles have different keys, and a key never changes. */
export function keyOf(puzzle: Puzzle): PuzzleKey {
  return puzzle.kind === 'daily' ? `daily.${puzzle.deck}.${puzzle.date}` : `practice.${puzzle.deck}`
}

/** The puzzle of a key; `undefined` where a text from outside is no such key. */
export function puzzleAt(key: string): Puzzle | undefined {
  const [kind, deck = '', date, ...more] = key.split('.')
  if (!isDeckName(deck) || more.length > 0) return undefined
  if (kind === 'practice' && date === undefined) return { kind, deck }
  return kind === 'daily' && date !== undefined && isUtcDate(date) ? { kind, deck, date } : undefined
}

/** The name of the page on which a daily puzzle is played, as its address has it. */
export function pageOf({ deck }: Pick<Puzzle, 'deck'>): string {
  return deck === 'twenty' ? 'daily' : deck
}

/** How a puzzle is named in a share text. */
export function nameInShareText(puzzle: Puzzle): string {
  if (puzzle.kind === 'practice') return puzzle.kind
  return puzzle.deck === 'twenty' ? puzzle.date : `· World ${puzzle.date}`
}

import type { Direction } from '../geo/direction'
import { barsOf } from '../geo/proximity'
import type { UtcDate } from './day'
import { hintsOf } from './hint'
import { type DailyRound, isFound } from './round'
import { type Hardship, hardshipsOf } from './rules'
import type { DailyDeck } from './schedule/dailies'

/** What the picture of a finished daily round tells: nothing that spoils the answer. */
export type ResultCard = {
  readonly date: UtcDate
  readonly deck: DailyDeck
  /** `4/6`, or `X/6` where the answer was not found. */
  readonly score: string
  /** In which ways the rules were harder. */
  readonly hardships: readonly Hardship[]
  /**
   * One per guess: how many of the five cells are filled, and the arrow, a dot where the rules
   * had none, or the tick of a correct guess.
   */
  readonly rows: readonly { readonly filled: number; readonly mark: Direction['arrow'] | '·' | '✓' }[]
}

/** The card of a finished daily round. */
export function cardOf(round: DailyRound): ResultCard {
  return {
    date: round.puzzle.date,
    deck: round.puzzle.deck,
    score: `${isFound(round) ? round.guesses.length : 'X'}/${round.rules.guesses}`,
    hardships: hardshipsOf(round.rules),
    rows: hintsOf(round).map(({ proximity, direction, isCorrect }) => ({
      filled: barsOf(proximity),
      mark: isCorrect ? '✓' : (direction?.arrow ?? '·'),
    })),
  }
}

import type { Direction } from '../../geo/direction'
import { barsOf } from '../../geo/proximity'
import { hintsOf } from '../rules/hint'
import { type DailyRound, isFound } from '../rules/round'
import { type RuleModifier, ruleModifiersOf } from '../rules/rules'
import type { DailyDeck } from '../schedule/dailies'
import type { UtcDate } from '../schedule/day'

/** Content of the picture of a finished daily round, without the answer. */
export type ResultCard = {
  readonly date: UtcDate
  readonly deck: DailyDeck
  /** Score such as `4/6`, or `X/6` if the answer was not found. */
  readonly score: string
  /** Days finished in a row up to this one. */
  readonly streak: number
  /** Ways in which the rules were harder. */
  readonly modifiers: readonly RuleModifier[]
  /**
   * One row for each guess: the number of filled cells out of five, and an arrow, a dot if the rules have no arrows, or a
   * tick for the right guess.
   */
  readonly rows: readonly { readonly filled: number; readonly mark: Direction['arrow'] | '·' | '✓' }[]
}

/** Creates the card of a finished daily round with which a streak ends. */
export function cardOf(round: DailyRound, streak: number): ResultCard {
  return {
    date: round.puzzle.date,
    deck: round.puzzle.deck,
    score: `${isFound(round) ? round.guesses.length : 'X'}/${round.rules.guesses}`,
    streak,
    modifiers: ruleModifiersOf(round.rules),
    rows: hintsOf(round).map(({ proximity, direction, isCorrect }) => ({
      filled: barsOf(proximity),
      mark: isCorrect ? '✓' : (direction?.arrow ?? '·'),
    })),
  }
}

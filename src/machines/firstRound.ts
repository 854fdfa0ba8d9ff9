import { challengeOf } from './challenge/challenge'
import type { ChallengePuzzle, DailyPuzzle } from './puzzle'
import { newRound, type Round } from './round'
import type { RuleChoice } from './rules'
import { targetOf } from './schedule/dailies'

/**
 * Creates the round of a daily puzzle, with these rules, or of a challenge, with its own rules.
 * @throws if the challenge token is invalid
 */
export function firstRoundOf(puzzle: DailyPuzzle | ChallengePuzzle, rules: RuleChoice): Round {
  if (puzzle.kind === 'daily') return newRound(puzzle, targetOf(puzzle), 0, [], rules)
  const challenge = challengeOf(puzzle.token)
  if (challenge === undefined) throw new Error('A challenge is wanted that is none')
  return newRound(puzzle, challenge.target, 0, [], challenge.rules)
}

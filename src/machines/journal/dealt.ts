import { challengeOf } from '../challenge/challenge'
import { type Due, drawDue, drawTarget } from '../rules/deal'
import { type ChallengePuzzle, type DailyPuzzle, keyOf, type Puzzle } from '../rules/puzzle'
import { isSame, newRound, type Round, withPlayOf } from '../rules/round'
import type { RuleChoice } from '../rules/rules'
import { targetOf } from '../schedule/dailies'
import type { Store } from '../store/store'
import { roundIn } from './storedRound'

/** Round of a puzzle as it is kept. */
export type Dealt = {
  readonly round: Round
  /** Numbers of the stored deals whose place it takes. Any other deal in the store stands instead of it. */
  readonly replaces: readonly number[]
}

/** Everything that a deal needs: what was stored, and 32 random bits. */
type Source = { readonly store: Pick<Store, 'get'>; readonly seed: () => number }

/**
 * Stored round of a puzzle, or else its first one, to which the rules apply. Storage unavailable: the first one.
 * @throws if the token of a challenge is invalid
 */
export function openedIn(source: Source, puzzle: Puzzle, rules: RuleChoice): Dealt {
  const stored = roundIn(source.store, puzzle)
  return stored ? { round: stored, replaces: [] } : nextIn(source, puzzle, undefined, rules)
}

/**
 * Next round of practice, with another target than the one before and the one stored by another tab: a country due for
 * review, or any country of the deck. A day and a challenge have one round only.
 */
export function nextIn(
  { store, seed }: Source,
  puzzle: Puzzle,
  before: Dealt | undefined,
  rules: RuleChoice,
  due?: Due,
): Dealt {
  if (puzzle.kind !== 'practice') return { round: firstRoundOf(puzzle, rules), replaces: [] }
  const stored = roundIn(store, puzzle)
  const previous = [before?.round, stored].filter((round) => round !== undefined)
  const {
    target,
    dealt,
    seed: deal,
  } = due ? drawDue(due, seed(), ...previous) : drawTarget(puzzle.deck, seed(), ...previous)
  const replaces = previous.map((round) => round.deal)
  return {
    round: newRound(puzzle, target, deal, dealt, rules),
    replaces: [...new Set([...replaces, ...(before?.replaces ?? [])])],
  }
}

/**
 * Round of a daily puzzle, with these rules, or of a challenge, with its own rules.
 * @throws if the token of the challenge is invalid
 */
export function firstRoundOf(puzzle: DailyPuzzle | ChallengePuzzle, rules: RuleChoice): Round {
  if (puzzle.kind === 'daily') return newRound(puzzle, targetOf(puzzle), 0, [], rules)
  const challenge = challengeOf(puzzle.token)
  if (challenge === undefined) throw new Error('A challenge is wanted that is none')
  return newRound(puzzle, challenge.target, 0, [], challenge.rules)
}

/** Merges a round into the stored one, which stands if it is of a deal that the round does not replace. */
export function joinDealt(stored: Dealt, dealt: Dealt): Dealt {
  const { deal } = stored.round
  if (deal !== dealt.round.deal) return dealt.replaces.includes(deal) ? dealt : stored
  const round = withPlayOf(stored.round, dealt.round)
  if (isSame(round, dealt.round)) return dealt
  return isSame(round, stored.round) ? stored : { ...dealt, round }
}

/** Identity of a deal among those of its puzzle, which share a record. */
export function idOfDeal({ round: { puzzle, deal } }: Dealt): string {
  return `${keyOf(puzzle)} ${deal}`
}

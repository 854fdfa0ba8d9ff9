import { deckOf } from '../../geo/decks'
import { barsOf } from '../../geo/proximity'
import { hash } from '../hash'
import { hintsOf } from '../hint'
import type { ChallengePuzzle } from '../puzzle'
import { isFound, isOver, type Round } from '../round'
import { rulesFor } from '../rules'
import { type ChallengeLink, type ChallengeResult, challengeLink, ROOM } from './challengeLink'

/**
 * Creates the token of a challenge with the country, deck and rules of a round, or with its day. Includes the player's
 * result if requested and the round is over. The `seed`, any 32-bit integer, varies the characters.
 */
export function challengeTo(round: Round, seed: number, withResult: boolean): string {
  const { puzzle, target, rules } = round
  const { deck } = puzzle
  const { outline, arrows, aids } = rules
  const link: ChallengeLink = {
    deck,
    deckVersion: deckOf(deck).version,
    subject: puzzle.kind === 'daily' ? { kind: 'day', date: puzzle.date } : { kind: 'country', code: target },
    rules: rulesFor({ kind: 'challenge', deck }, { outline, arrows, aids }),
    result: withResult && canTell(round) ? resultOf(round) : undefined,
  }
  // The same link gets the same token again on this page; different links share no mask.
  return challengeLink.write(link, hash(`${seed} ${JSON.stringify(link)}`))
}

/** Creates another token for the same challenge, so that it can be played again as a separate round. */
export function challengeAgain({ token }: ChallengePuzzle, link: ChallengeLink, seed: number): string {
  return challengeLink.write(link, hash(`again ${seed} ${token}`))
}

/** Whether a link can include the result of a round: it is over, and its number of guesses is the one that links hold. */
export function canTell(round: Round): boolean {
  return isOver(round) && round.rules.guesses === ROOM
}

/** Result of a finished round. */
export function resultOf(round: Round): ChallengeResult {
  const hints = hintsOf(round).slice(0, ROOM)
  return { isFound: isFound(round), bars: hints.map(({ proximity }) => barsOf(proximity)) }
}

/** Compares two results: the one with fewer guesses wins, or the only one that found the country. */
export function outcomeOf(own: ChallengeResult, other: ChallengeResult) {
  if (!own.isFound) return other.isFound ? 'friend' : 'neither'
  if (!other.isFound) return 'you'
  if (own.bars.length < other.bars.length) return 'fewer'
  return own.bars.length > other.bars.length ? 'more' : 'same'
}

/** Score such as `4/6`, or `X/6` if the country was not found. */
export function scoreOf({
  isFound,
  bars,
}: {
  readonly isFound: boolean
  readonly bars: readonly unknown[]
}): string {
  return `${isFound ? bars.length : 'X'}/${ROOM}`
}

import { deckOf } from '../../geo/decks'
import { barsOf } from '../../geo/proximity'
import { hash } from '../hash'
import { hintsOf } from '../hint'
import type { ChallengePuzzle } from '../puzzle'
import { isFound, isOver, type Round } from '../round'
import { type ChallengeLink, type ChallengeResult, challengeLink, ROOM } from './challengeLink'

/**
 * The token of a challenge to the country, deck and rules of a round, or to its day; with one's own result where that is
 * wanted and the round is over. The `seed`, any 32-bit whole number, decides how it looks.
 */
export function challengeTo(round: Round, seed: number, withResult: boolean): string {
  const { puzzle, target, rules } = round
  const { deck } = puzzle
  const link: ChallengeLink = {
    deck,
    deckVersion: deckOf(deck).version,
    subject: puzzle.kind === 'daily' ? { kind: 'day', date: puzzle.date } : { kind: 'country', code: target },
    rules: { outline: rules.outline, arrows: rules.arrows },
    result: withResult && canTell(round) ? resultOf(round) : undefined,
  }
  // One that is made again in the same page is the same; two that differ share no letters by which they are sealed.
  return challengeLink.write(link, hash(`${seed} ${JSON.stringify(link)}`))
}

/** The token of the same challenge in other letters: to be played once more, as a round of its own. */
export function challengeAgain({ token }: ChallengePuzzle, link: ChallengeLink, seed: number): string {
  return challengeLink.write(link, hash(`again ${seed} ${token}`))
}

/** Whether a link can tell how a round ended: it has, with no more guesses than there is room for. */
export function canTell(round: Round): boolean {
  return isOver(round) && round.rules.guesses === ROOM
}

/** The result of a round that is over. */
export function resultOf(round: Round): ChallengeResult {
  return { isFound: isFound(round), bars: hintsOf(round).map(({ proximity }) => barsOf(proximity)) }
}

/** Who needed fewer guesses, or who found the country at all. */
export function outcomeOf(own: ChallengeResult, other: ChallengeResult) {
  if (!own.isFound) return other.isFound ? 'friend' : 'neither'
  if (!other.isFound) return 'you'
  if (own.bars.length < other.bars.length) return 'fewer'
  return own.bars.length > other.bars.length ? 'more' : 'same'
}

/** `4/6`, or `X/6` where the country was not found. */
export function scoreOf({ isFound, bars }: ChallengeResult): string {
  return `${isFound ? bars.length : 'X'}/${ROOM}`
}

import { deckOf, isPublished } from '../../geo/decks'
import type { PlaceId } from '../../geo/place'
import { barsOf } from '../../geo/proximity'
import { hintsOf } from '../rules/hint'
import type { ChallengePuzzle, DailyPuzzle } from '../rules/puzzle'
import { isFound, isOver, type Round } from '../rules/round'
import { aidsFor, aidsIn, type RuleChoice } from '../rules/rules'
import { isDailyDeck } from '../schedule/dailies'
import { hash } from '../schedule/hash'
import { type ChallengeLink, type ChallengeResult, challengeLink, ROOM } from './challengeLink'

/** Result of opening a challenge link. */
export type ChallengeReading =
  | (Challenge & { readonly kind: 'open'; readonly link: ChallengeLink })
  /** A link from a daily puzzle opens that puzzle itself, so that nobody can practise it without its counting. */
  | { readonly kind: 'open'; readonly puzzle: DailyPuzzle; readonly link: ChallengeLink }
  /** `later`: created by a later version of the game or of the deck. */
  | { readonly kind: 'damaged' | 'later' }

/** Challenge to find a country, as described by a link. */
export type Challenge = {
  readonly puzzle: ChallengePuzzle
  readonly target: PlaceId
  readonly rules: RuleChoice
}

/** Opens a token, the part of a link after the `#`. */
export function openLink(token: string): ChallengeReading {
  const reading = challengeLink.read(token)
  if (reading.kind !== 'link') return reading
  const { link } = reading
  const { deck, subject } = link
  if (subject.kind === 'country') {
    const puzzle: ChallengePuzzle = { kind: 'challenge', deck, token }
    return { kind: 'open', puzzle, target: subject.code, rules: link.rules, link }
  }
  // Only daily decks have days.
  if (!isDailyDeck(deck)) return { kind: 'damaged' }
  return { kind: 'open', puzzle: { kind: 'daily', deck, date: subject.date }, link }
}

/** Link that leads to a daily puzzle; `undefined` if it leads elsewhere or is invalid. */
export function linkToDay(token: string, { deck, date }: DailyPuzzle): ChallengeLink | undefined {
  const opening = openLink(token)
  if (opening.kind !== 'open' || opening.puzzle.kind !== 'daily') return undefined
  const isThisDay = opening.puzzle.deck === deck && opening.puzzle.date === date
  return isThisDay ? opening.link : undefined
}

/** Challenge described by a token; `undefined` if it is invalid or leads to a daily puzzle. */
export function challengeOf(token: string): Challenge | undefined {
  const opening = openLink(token)
  return 'target' in opening ? opening : undefined
}

/**
 * Creates the token of a challenge with the country, deck and rules of a round, allowing the aids taken in it, or with its
 * day. Includes the player's result if requested and the round is over. The `seed`, any 32-bit integer, varies the characters.
 */
export function challengeTo(round: Round, seed: number, withResult: boolean): string {
  const { puzzle, target, rules, help } = round
  const { deck } = puzzle
  if (!isPublished(deck)) throw new RangeError(deck)
  const { outline, arrows } = rules
  const aids =
    puzzle.kind === 'challenge' ? round.aids : aidsFor({ kind: 'challenge', deck }, rules, aidsIn(help))
  const link: ChallengeLink = {
    deck,
    deckVersion: deckOf(deck).version,
    subject: puzzle.kind === 'daily' ? { kind: 'day', date: puzzle.date } : { kind: 'country', code: target },
    rules: { outline, arrows, aids },
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

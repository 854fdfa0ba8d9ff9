import * as v from 'valibot'
import { isCountryCode } from '../../geo/countries'
import { deckOf, isDeckName } from '../../geo/decks'
import { barsOf } from '../../geo/proximity'
import { hash } from '../hash'
import { hintsOf } from '../hint'
import { isOutrun, keepChallenge } from '../journal/keptChallenges'
import { type Challenge, enrolChallenges } from '../knownChallenges'
import type { ChallengePuzzle, DailyPuzzle } from '../puzzle'
import { isFound, isOver, type Round } from '../round'
import { rulesSchema } from '../rules'
import { hasSchedule } from '../schedule/schedule'
import { type ChallengeLink, decodeLink, encodeLink } from './challengeLink'
import type { ChallengeResult } from './challengeResult'

/** What comes of a link once its deck is known. */
export type Opening =
  | {
      readonly kind: 'open'
      /** A link from a daily puzzle leads to that, so that nobody can try it first without its being counted. */
      readonly puzzle: ChallengePuzzle | DailyPuzzle
      readonly link: ChallengeLink
    }
  /** `later`: of a later version of the game or of the deck. */
  | { readonly kind: 'damaged' | 'later' }

/** Opens what stands in a link behind the `#`. Its deck must be known; what names one that is not opens nothing. */
export function openLink(token: string): Opening {
  const reading = decodeLink(token)
  if (reading.kind !== 'link') return reading
  const { link } = reading
  const { deck, deckVersion, subject, rules } = link
  if (!isDeckName(deck)) return { kind: 'damaged' }
  const { version, codes } = deckOf(deck)
  if (deckVersion > version || !v.is(rulesSchema, rules)) return { kind: 'later' }
  if (subject.kind === 'day') {
    if (!hasSchedule(deck)) return { kind: 'damaged' }
    return { kind: 'open', puzzle: { kind: 'daily', deck, date: subject.date }, link }
  }
  const isInDeck = isCountryCode(subject.code) && codes.includes(subject.code)
  return isInDeck ? { kind: 'open', puzzle: { kind: 'challenge', deck, token }, link } : { kind: 'damaged' }
}

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
    result: withResult && isOver(round) ? resultOf(round) : undefined,
  }
  // One that is made again in the same page is the same; two that differ share no letters by which they are sealed.
  return encodeLink(link, hash(`${seed} ${JSON.stringify(link)}`))
}

/** The token of the same challenge in other letters: to be played once more, as a round of its own. */
export function challengeAgain({ token }: ChallengePuzzle, link: ChallengeLink, seed: number): string {
  return encodeLink(link, hash(`again ${seed} ${token}`))
}

/** The result of a round that is over. */
export function resultOf(round: Round): ChallengeResult {
  return { isFound: isFound(round), bars: hintsOf(round).map(({ proximity }) => barsOf(proximity)) }
}

/** Who needed fewer guesses, or who found the country at all. */
export function outcomeOf(own: ChallengeResult, other: ChallengeResult) {
  if (!own.isFound) return other.isFound ? 'friend' : 'neither'
  if (!other.isFound) return 'you'
  if (own.bars.length === other.bars.length) return 'same'
  return own.bars.length < other.bars.length ? 'fewer' : 'more'
}

/** `4/6`, or `X/6` where the country was not found. */
export function scoreOf({ isFound, bars }: ChallengeResult): string {
  return `${isFound ? bars.length : 'X'}/6`
}

function readChallenge(token: string): Challenge | undefined {
  const opening = openLink(token)
  if (opening.kind !== 'open' || opening.puzzle.kind !== 'challenge') return undefined
  const { puzzle, link } = opening
  const { subject, rules } = link
  if (subject.kind !== 'country' || !isCountryCode(subject.code)) return undefined
  return { puzzle, target: subject.code, rules: v.parse(rulesSchema, rules) }
}

enrolChallenges({ read: readChallenge, keep: keepChallenge, isOutrun })

import * as v from 'valibot'
import type { CountryCode } from '../../geo/countries'
import { deckOf, isCountryCode } from '../../geo/decks'
import type { ChallengePuzzle, DailyPuzzle } from '../puzzle'
import { type Rules, rulesSchema } from '../rules'
import { isDailyDeck } from '../schedule/dailies'
import { type ChallengeLink, decodeLink } from './challengeLink'

/** What comes of a link. */
export type Opening =
  | {
      readonly kind: 'open'
      /** A link from a daily puzzle leads to that, so that nobody can try it first without its being counted. */
      readonly puzzle: ChallengePuzzle | DailyPuzzle
      readonly link: ChallengeLink
    }
  /** `later`: of a later version of the game or of the deck. */
  | { readonly kind: 'damaged' | 'later' }

/** Opens what stands in a link behind the `#`. */
export function openLink(token: string): Opening {
  const reading = decodeLink(token)
  if (reading.kind !== 'link') return reading
  const { link } = reading
  const { deck, deckVersion, subject, rules } = link
  const { version, codes } = deckOf(deck)
  if (deckVersion > version || !v.is(rulesSchema, rules)) return { kind: 'later' }
  if (subject.kind === 'day') {
    if (!isDailyDeck(deck)) return { kind: 'damaged' }
    return { kind: 'open', puzzle: { kind: 'daily', deck, date: subject.date }, link }
  }
  const isInDeck = isCountryCode(subject.code) && codes.includes(subject.code)
  return isInDeck ? { kind: 'open', puzzle: { kind: 'challenge', deck, token }, link } : { kind: 'damaged' }
}

/** What a link asks for. */
export type Challenge = {
  readonly puzzle: ChallengePuzzle
  readonly target: CountryCode
  readonly rules: Rules
}

/** The challenge of a token; `undefined` where it is none. */
export function challengeOf(token: string): Challenge | undefined {
  const opening = openLink(token)
  if (opening.kind !== 'open' || opening.puzzle.kind !== 'challenge') return undefined
  const { puzzle, link } = opening
  const { subject, rules } = link
  if (subject.kind !== 'country' || !isCountryCode(subject.code)) return undefined
  const known = v.safeParse(rulesSchema, rules)
  return known.success ? { puzzle, target: subject.code, rules: known.output } : undefined
}

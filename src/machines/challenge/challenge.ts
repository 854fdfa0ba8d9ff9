import type { CountryCode } from '../../geo/countries'
import type { ChallengePuzzle, DailyPuzzle } from '../puzzle'
import { type RuleChoice, type Rules, standardRules } from '../rules'
import { isDailyDeck } from '../schedule/dailies'
import { type ChallengeLink, challengeLink } from './challengeLink'

/** What comes of a link. */
export type Opening =
  | (Challenge & { readonly kind: 'open'; readonly link: ChallengeLink })
  /** A link from a daily puzzle leads to that, so that nobody can try it first without its being counted. */
  | { readonly kind: 'open'; readonly puzzle: DailyPuzzle; readonly link: ChallengeLink }
  /** `later`: of a later version of the game or of the deck. */
  | { readonly kind: 'damaged' | 'later' }

/** What a link asks for. */
export type Challenge = {
  readonly puzzle: ChallengePuzzle
  readonly target: CountryCode
  readonly rules: Rules
}

/** Opens what stands in a link behind the `#`. */
export function openLink(token: string): Opening {
  const reading = challengeLink.read(token)
  if (reading.kind !== 'link') return reading
  const { link } = reading
  const { deck, subject } = link
  if (subject.kind === 'country') {
    const puzzle: ChallengePuzzle = { kind: 'challenge', deck, token }
    return { kind: 'open', puzzle, target: subject.code, rules: { ...standardRules, ...link.rules }, link }
  }
  // Only such a deck has days.
  if (!isDailyDeck(deck)) return { kind: 'damaged' }
  return { kind: 'open', puzzle: { kind: 'daily', deck, date: subject.date }, link }
}

/** The rules that a link brings to a day; `undefined` where it leads elsewhere or nowhere. */
export function rulesOfLink(token: string, { deck, date }: DailyPuzzle): RuleChoice | undefined {
  const opening = openLink(token)
  if (opening.kind !== 'open' || opening.puzzle.kind !== 'daily') return undefined
  const isThisDay = opening.puzzle.deck === deck && opening.puzzle.date === date
  return isThisDay ? { ...opening.link.rules, aid: false } : undefined
}

/** The challenge of a token; `undefined` where it is none. */
export function challengeOf(token: string): Challenge | undefined {
  const opening = openLink(token)
  return 'target' in opening ? opening : undefined
}

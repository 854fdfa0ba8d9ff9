import type { PlaceId } from '../../geo/place'
import type { ChallengePuzzle, DailyPuzzle } from '../puzzle'
import { type RuleChoice, type Rules, rulesFor, standardRules } from '../rules'
import { isDailyDeck } from '../schedule/dailies'
import { type ChallengeLink, challengeLink } from './challengeLink'

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
  readonly rules: Rules
}

/** Opens a token, the part of a link after the `#`. */
export function openLink(token: string): ChallengeReading {
  const reading = challengeLink.read(token)
  if (reading.kind !== 'link') return reading
  const { link } = reading
  const { deck, subject } = link
  if (subject.kind === 'country') {
    const puzzle: ChallengePuzzle = { kind: 'challenge', deck, token }
    const rules = rulesFor(puzzle, { ...standardRules, ...link.rules })
    return { kind: 'open', puzzle, target: subject.code, rules, link }
  }
  // Only daily decks have days.
  if (!isDailyDeck(deck)) return { kind: 'damaged' }
  return { kind: 'open', puzzle: { kind: 'daily', deck, date: subject.date }, link }
}

/** Rules that a link sets for a daily puzzle; `undefined` if it leads elsewhere or is invalid. */
export function rulesOfLink(token: string, { deck, date }: DailyPuzzle): RuleChoice | undefined {
  const opening = openLink(token)
  if (opening.kind !== 'open' || opening.puzzle.kind !== 'daily') return undefined
  const isThisDay = opening.puzzle.deck === deck && opening.puzzle.date === date
  return isThisDay ? opening.link.rules : undefined
}

/** Challenge described by a token; `undefined` if it is invalid or leads to a daily puzzle. */
export function challengeOf(token: string): Challenge | undefined {
  const opening = openLink(token)
  return 'target' in opening ? opening : undefined
}

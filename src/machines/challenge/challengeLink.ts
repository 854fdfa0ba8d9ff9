import { deckOf } from '../../geo/decks'
import type { PlaceId } from '../../geo/place'
import type { UtcDate } from '../day'
import { linkOf } from '../links/codec'
import {
  countryField,
  day,
  flag,
  isOfLaterDeck,
  type LinkField,
  list,
  type OfDeck,
  ofDeck,
  oneOf,
  optional,
  record,
  wholeField,
} from '../links/fields'
import { OUTLINES, type RuleChoice } from '../rules'
import { isDailyDeck } from '../schedule/dailies'

/** Content of a challenge link, independent of language. */
export type ChallengeLink = OfDeck & {
  readonly subject: Subject
  readonly rules: Pick<RuleChoice, 'outline' | 'arrows'>
  /** Result of the sender, if included. */
  readonly result: ChallengeResult | undefined
}

/** Target of the challenge: a day of the deck, or a country. */
type Subject =
  | { readonly kind: 'day'; readonly date: UtcDate }
  | { readonly kind: 'country'; readonly code: PlaceId }

/** Result of a round, without the guesses themselves. */
export type ChallengeResult = {
  readonly isFound: boolean
  /** Number of filled cells, out of five, for each guess, oldest first; all are filled for the right guess. */
  readonly bars: readonly number[]
}

/** Maximum number of guesses that a link can hold. */
export const ROOM = 6

const CELLS = 5

const subject: LinkField<Subject> = {
  write: (subject) =>
    subject.kind === 'day'
      ? [...flag.write(false), ...day.write(subject.date)]
      : [...flag.write(true), ...countryField.write(subject.code)],
  read: (take) =>
    flag.read(take)
      ? { kind: 'country', code: countryField.read(take) }
      : { kind: 'day', date: day.read(take) },
}

const rules = record<ChallengeLink['rules']>({ outline: oneOf(OUTLINES, 4), arrows: flag })

const result = record<ChallengeResult>({ isFound: flag, bars: list(wholeField(0, CELLS), 1, ROOM) })

/** Codec for challenge links: at most 23 characters. */
export const challengeLink = linkOf<ChallengeLink>({
  name: 'challenge',
  version: 1,
  fields: { ...ofDeck, subject, rules, result: optional(result) },
  isLater: isOfLaterDeck,
  isWhole: ({ deck, subject, result }) => {
    const isAsked = subject.kind === 'day' ? isDailyDeck(deck) : deckOf(deck).codes.includes(subject.code)
    return isAsked && (result === undefined || isResult(result))
  },
})

/** Whether a result belongs to a finished round. */
function isResult({ isFound, bars }: ChallengeResult): boolean {
  return !isFound || bars.at(-1) === CELLS
}

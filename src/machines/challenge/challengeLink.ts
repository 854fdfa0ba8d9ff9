import type { PublishedDeckName } from '../../geo/decks'
import type { PlaceId } from '../../geo/place'
import { linkOf } from '../links/codec'
import {
  day,
  flag,
  inDeck,
  isOfLaterDeck,
  type LinkField,
  list,
  type OfDeck,
  optional,
  placeField,
  record,
  ruleFields,
  wholeField,
} from '../links/fields'
import type { RuleChoice } from '../rules/rules'
import { isDailyDeck } from '../schedule/dailies'
import type { UtcDate } from '../schedule/day'

/** Content of a challenge link, independent of language. */
export type ChallengeLink = OfDeck & {
  readonly subject: Subject
  readonly rules: RuleChoice
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

function subjectIn(deck: PublishedDeckName): LinkField<Subject> {
  const place = placeField(deck)
  return {
    write: (subject) =>
      subject.kind === 'day'
        ? [...flag.write(false), ...day.write(subject.date)]
        : [...flag.write(true), ...place.write(subject.code)],
    read: (take) =>
      flag.read(take) ? { kind: 'country', code: place.read(take) } : { kind: 'day', date: day.read(take) },
  }
}

const result = record<ChallengeResult>({ isFound: flag, bars: list(wholeField(0, CELLS), 1, ROOM) })

/** Codec for challenge links: at most 24 characters. */
export const challengeLink = linkOf<ChallengeLink>({
  name: 'challenge',
  version: 1,
  field: inDeck((deck) => ({
    subject: subjectIn(deck),
    rules: record(ruleFields),
    result: optional(result),
  })),
  isLater: isOfLaterDeck,
  isWhole: ({ deck, subject, result }) =>
    (subject.kind === 'country' || isDailyDeck(deck)) && (result === undefined || isResult(result)),
})

/** Whether a result belongs to a finished round. */
function isResult({ isFound, bars }: ChallengeResult): boolean {
  return !isFound || bars.at(-1) === CELLS
}

import type { PlaceId } from '../../geo/place'
import { lettersOf, linkOf, tokensIn } from '../links/codec'
import { flag, list, optional, placeField, record, wholeField } from '../links/fields'
import { isFound, isOver, type Round } from '../rules/round'
import { type Attempt, MOST_PUPILS, orderOf, roundInAttempt } from './attempt'
import { type ClassSet, MOST_GUESSES_IN_CLASS } from './classSet'
import { idOfSet, setOfToken, tokenOfSet } from './setLink'

/** Result of a pupil for a class set, as the teacher receives it, without times. */
export type ClassResult = Pick<Attempt, 'id' | 'pupil'> & {
  /** Guesses at each country, in the order of the set. */
  readonly guesses: readonly (readonly PlaceId[])[]
}

/** Reading of a text that contains results. */
export type ResultsReading =
  | {
      readonly kind: 'results'
      readonly set: ClassSet
      /** Results that could be read, in their order. */
      readonly results: readonly ClassResult[]
      /** Number of results that could not be read, because of a wrong character or a mismatch with the set. */
      readonly refused: number
    }
  /** The token of the set cannot be read. */
  | { readonly kind: 'damaged' | 'later' }

/** Separator between the set and the results. */
const BETWEEN = '.'

/** Result of a finished attempt. */
export function resultOfAttempt(attempt: Attempt): ClassResult {
  const played = orderOf(attempt)
  const guesses = attempt.set.countries.map((country) => attempt.guesses[played.indexOf(country)] ?? [])
  return { id: attempt.id, pupil: attempt.pupil, guesses }
}

/** Name of a result in the store. */
export function nameOfResult({ id }: Pick<ClassResult, 'id'>): string {
  return lettersOf(id, 5)
}

/** Recreates the round of a country, by its index in the set, from a result. */
export function roundOfResult(
  set: ClassSet,
  { guesses }: Pick<ClassResult, 'guesses'>,
  place: number,
): Round {
  return roundInAttempt(set, set.countries[place] as PlaceId, guesses[place] ?? [])
}

/** Codec for a result of one set only: 14 characters, one for each country and two for each wrong guess. */
function linkOfResult({ deck, countries: { length } }: ClassSet, setToken: string) {
  // The wrong guesses at one country, and whether it was found after them.
  const round = record({ isFound: flag, wrong: list(placeField(deck), 0, MOST_GUESSES_IN_CLASS) })
  return linkOf({
    name: `result ${idOfSet(setToken)}`,
    version: 1,
    field: record({ pupil: optional(wholeField(1, MOST_PUPILS)), rounds: list(round, length, length) }),
  })
}

/** Encodes results and their set as one text. */
export function textOfResults(set: ClassSet, results: readonly ClassResult[]): string {
  const token = tokenOfSet(set)
  return [token, ...results.map((result) => tokenOfResult(token, set, result))].join(BETWEEN)
}

/** Encodes a result for the set with the given token, as its part of such a text. */
export function tokenOfResult(setToken: string, set: ClassSet, { id, pupil, guesses }: ClassResult): string {
  const rounds = guesses.map((made, place) => {
    const isFound = made.at(-1) === set.countries[place]
    return { isFound, wrong: isFound ? made.slice(0, -1) : made }
  })
  return linkOfResult(set, setToken).write({ pupil, rounds }, id)
}

/**
 * Decodes a text written by {@link textOfResults}. Results are independent: if one is unreadable, the others are still
 * read.
 */
export function readResults(text: string): ResultsReading {
  const [setToken = '', ...tokens] = text.split(BETWEEN)
  const reading = setOfToken(setToken)
  if (reading.kind !== 'set') return reading
  const { set } = reading
  const results = tokens.flatMap((token) => resultOfToken(setToken, set, token) ?? [])
  return { kind: 'results', set, results, refused: tokens.length - results.length }
}

/** Minimum length of a set's token, before the first full stop. */
const LEAST = 23

/** Reads all links with results in any text, such as addresses or messages pasted from a chat or an email. */
export function resultsIn(text: string): readonly ResultsReading[] {
  return tokensIn(text)
    .filter((token) => token.indexOf(BETWEEN) >= LEAST)
    .map(readResults)
}

function resultOfToken(setToken: string, set: ClassSet, token: string): ClassResult | undefined {
  const reading = linkOfResult(set, setToken).read(token)
  if (reading.kind !== 'link') return undefined
  const { pupil, rounds } = reading.link
  const guesses = rounds.map(({ isFound, wrong }, place) =>
    isFound ? [...wrong, set.countries[place] as PlaceId] : wrong,
  )
  const result = { id: reading.nonce, pupil, guesses }
  // All guesses are replayed, and a result that could not have been played is refused.
  const isPlayed = guesses.every((made, place) => {
    const played = roundOfResult(set, result, place)
    return played.guesses.length === made.length && isOver(played)
  })
  return isPlayed ? result : undefined
}

/** Number of countries found. */
export function foundIn(set: ClassSet, result: Pick<ClassResult, 'guesses'>): number {
  return set.countries.filter((_, place) => isFound(roundOfResult(set, result, place))).length
}

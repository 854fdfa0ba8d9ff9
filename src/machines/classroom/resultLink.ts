import type { CountryCode } from '../../geo/countries'
import { lettersOf, linkOf } from '../links/codec'
import { country, flag, list, optional, record, whole } from '../links/fields'
import { tokensIn } from '../links/tokenIn'
import { isFound, isOver, type Round } from '../round'
import { type Attempt, MOST_PUPILS, orderOf, roundIn } from './attempt'
import { type ClassSet, MOST_GUESSES_IN_CLASS } from './classSet'
import { idOfSet, setOfToken, tokenOfSet } from './setLink'

/** How a pupil has fared with a set, without when: all that a teacher is told. */
export type ClassResult = Pick<Attempt, 'id' | 'pupil'> & {
  /** What was guessed at each country, in the order that these have in the set. */
  readonly guesses: readonly (readonly CountryCode[])[]
}

/** What a text says that holds results. */
export type ResultsReading =
  | {
      readonly kind: 'results'
      readonly set: ClassSet
      /** Those that could be read, in their order. */
      readonly results: readonly ClassResult[]
      /** How many could not be: a letter is off, or they do not fit the set. */
      readonly refused: number
    }
  /** What stands for the set cannot be read. */
  | { readonly kind: 'damaged' | 'later' }

/** What parts a set from the results, and them from each other. */
const BETWEEN = '.'

/** The result of an attempt that is done. */
export function resultOfAttempt(attempt: Attempt): ClassResult {
  const played = orderOf(attempt)
  const guesses = attempt.set.countries.map((country) => attempt.guesses[played.indexOf(country)] ?? [])
  return { id: attempt.id, pupil: attempt.pupil, guesses }
}

/** The name of a result where it is stored. */
export function nameOfResult({ id }: Pick<ClassResult, 'id'>): string {
  return lettersOf(id, 5)
}

/** The round of a country of a set, at its place there, as a result tells it. */
export function roundOfResult(
  set: ClassSet,
  { guesses }: Pick<ClassResult, 'guesses'>,
  place: number,
): Round {
  return roundIn(set, set.countries[place] as CountryCode, guesses[place] ?? [])
}

/** Result of a pupil with a country: what was guessed wrong, and whether the country was found then. */
const round = record({ isFound: flag, wrong: list(country, 0, MOST_GUESSES_IN_CLASS) })

/** The link of a result, for the set with this token alone: 14 letters, one for each country and two for each wrong guess. */
function linkOfResult({ countries: { length } }: ClassSet, setToken: string) {
  return linkOf({
    name: `result ${idOfSet(setToken)}`,
    version: 1,
    fields: { pupil: optional(whole(1, MOST_PUPILS)), rounds: list(round, length, length) },
  })
}

/** Results of a set as one text, with the set before them. */
export function textOfResults(set: ClassSet, results: readonly ClassResult[]): string {
  const token = tokenOfSet(set)
  return [token, ...results.map((result) => tokenOfResult(token, set, result))].join(BETWEEN)
}

/** A result of the set that has a token, as its part of such a text. */
export function tokenOfResult(setToken: string, set: ClassSet, { id, pupil, guesses }: ClassResult): string {
  const rounds = guesses.map((made, place) => {
    const isFound = made.at(-1) === set.countries[place]
    return { isFound, wrong: isFound ? made.slice(0, -1) : made }
  })
  return linkOfResult(set, setToken).write({ pupil, rounds }, id)
}

/** Reads what {@link textOfResults} wrote. A result stands for itself: where one cannot be read, the others still can. */
export function readResults(text: string): ResultsReading {
  const [setToken = '', ...tokens] = text.split(BETWEEN)
  const reading = setOfToken(setToken)
  if (reading.kind !== 'set') return reading
  const { set } = reading
  const results = tokens.flatMap((token) => resultOfToken(setToken, set, token) ?? [])
  return { kind: 'results', set, results, refused: tokens.length - results.length }
}

/** The least that a set has before the first full stop. */
const LEAST = 23

/** Every link with results in a text of any kind: addresses, or messages that were pasted from a chat or a mail. */
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
    isFound ? [...wrong, set.countries[place] as CountryCode] : wrong,
  )
  const result = { id: reading.nonce, pupil, guesses }
  // Every guess is made once more: what could not have been played is refused.
  const isPlayed = guesses.every((made, place) => {
    const played = roundOfResult(set, result, place)
    return played.guesses.length === made.length && isOver(played)
  })
  return isPlayed ? result : undefined
}

/** How many countries were found. */
export function foundIn(set: ClassSet, result: Pick<ClassResult, 'guesses'>): number {
  return set.countries.filter((_, place) => isFound(roundOfResult(set, result, place))).length
}

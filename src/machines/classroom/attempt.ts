import type { CountryCode } from '../../geo/countries'
import { hash } from '../hash'
import { isOver, newRound, type Round, withGuesses } from '../round'
import { standardRules } from '../rules'
import { type ClassSet, NONCES, shuffled } from './classSet'

/** A set as one pupil plays it. */
export type Attempt = {
  readonly set: ClassSet
  /** Any 25 bits, which tell the attempts at a set apart. */
  readonly id: number
  /** The number that the pupil has chosen, 1 to {@link MOST_PUPILS}, if any. */
  readonly pupil: number | undefined
  /** When it was begun, in milliseconds since 1970. */
  readonly begun: number
  /** What was guessed at each country that was shown, in the order in which they are played. The first is shown from the start. */
  readonly guesses: readonly (readonly CountryCode[])[]
  /** Whether the pupil has gone on from the last country to the result. */
  readonly isDone: boolean
}

/** How many numbers of pupils there are. */
export const MOST_PUPILS = 40

/** An attempt before its first guess. The seed is any 32-bit whole number. */
export function newAttempt(set: ClassSet, pupil: number | undefined, begun: number, seed: number): Attempt {
  return { set, id: seed % NONCES, pupil, begun, guesses: [[]], isDone: false }
}

/** The countries of an attempt in the order in which they are played. */
export function orderOf({ set, id }: Pick<Attempt, 'set' | 'id'>): readonly CountryCode[] {
  const { countries, rules, nonce } = set
  return rules.shuffled ? shuffled(countries, hash(`class ${nonce} ${id}`)) : countries
}

/** The place of the country that is shown, from 0. */
export function placeOf({ guesses }: Pick<Attempt, 'guesses'>): number {
  return guesses.length - 1
}

/**
 * The round of a country that was shown. It is practice of the deck, and kept by nobody: the attempt is. Its deal is its place,
 * from 1, so that no two have the same.
 */
export function roundAt(attempt: Attempt, place: number): Round {
  const target = orderOf(attempt)[place] as CountryCode
  return roundIn(attempt.set, target, attempt.guesses[place] ?? [], place + 1)
}

/** A round of a set as far as it was guessed, under the rules of the set. */
export function roundIn(
  { deck, rules: { outline, arrows, guesses: most } }: ClassSet,
  target: CountryCode,
  guesses: readonly CountryCode[],
  deal = 0,
): Round {
  const round = newRound({ kind: 'practice', deck }, target, deal)
  return withGuesses({ ...round, rules: { ...standardRules, outline, arrows, guesses: most } }, guesses)
}

/** The rounds of the countries that were shown, in the order in which they are played. */
export function roundsOf(attempt: Attempt): readonly Round[] {
  return attempt.guesses.map((_, place) => roundAt(attempt, place))
}

/** Whether the country that is shown is done with, so that the next can be. */
export function canGoOn(attempt: Attempt): boolean {
  return !attempt.isDone && isOver(roundAt(attempt, placeOf(attempt)))
}

/** The attempt after a guess at the country that is shown; without it where it may not be made. */
export function withGuess(attempt: Attempt, country: CountryCode): Attempt {
  const { guesses } = withGuesses(roundAt(attempt, placeOf(attempt)), [country])
  return { ...attempt, guesses: [...attempt.guesses.slice(0, -1), guesses] }
}

/** The attempt with the next country, or after the last one with its result; as it is where the country is not done with. */
export function withNext(attempt: Attempt): Attempt {
  if (!canGoOn(attempt)) return attempt
  const isLast = attempt.guesses.length === attempt.set.countries.length
  return isLast ? { ...attempt, isDone: true } : { ...attempt, guesses: [...attempt.guesses, []] }
}

/** Whether two are the same attempt at the same set. */
export function isSameAttempt(one: Attempt, other: Attempt): boolean {
  return one.id === other.id && one.set.nonce === other.set.nonce && one.begun === other.begun
}

/**
 * Whether two attempts are of one pupil at one set, and neither is done. On one device an attempt is begun only where none is
 * under way: two were begun in two pages at once, and are to become one.
 */
export function isRival(one: Attempt, other: Attempt): boolean {
  return one.set.nonce === other.set.nonce && one.pupil === other.pupil && !one.isDone && !other.isDone
}

/**
 * Whether a state of an attempt takes the place of another one, or of that of a rival: it has come further, or as far and was
 * begun first, or in other ways and is the first of the two in an order that is the same for all pages.
 */
export function isFurther(attempt: Attempt, other: Attempt): boolean {
  const differences = [
    Number(attempt.isDone) - Number(other.isDone),
    attempt.guesses.length - other.guesses.length,
    attempt.guesses.flat().length - other.guesses.flat().length,
    other.begun - attempt.begun,
    other.id - attempt.id,
    JSON.stringify(other.guesses).localeCompare(JSON.stringify(attempt.guesses), 'en'),
  ]
  return (differences.find((difference) => difference !== 0) ?? 0) > 0
}

/** The one of some attempts that takes the place of a given one and of all others that do. */
export function standingAmong(attempts: readonly Attempt[], given: Attempt): Attempt {
  const isOne = (other: Attempt) => isSameAttempt(other, given) || isRival(other, given)
  return attempts.filter(isOne).reduce((best, other) => (isFurther(other, best) ? other : best), given)
}

import type { PlaceId } from '../../geo/place'
import { isOver, newRound, type Round, withGuesses } from '../rules/round'
import type { EpochMs } from '../schedule/day'
import { hash, shuffled } from '../schedule/hash'
import { type ClassSet, NONCES } from './classSet'

/** Attempt of one pupil at a class set. */
export type Attempt = {
  readonly set: ClassSet
  /** Random id of 25 bits that distinguishes attempts at the same set. */
  readonly id: number
  /** Number chosen by the pupil, 1 to {@link MOST_PUPILS}, if any. */
  readonly pupil: number | undefined
  /** Start time. */
  readonly begun: EpochMs
  /** Guesses at each country shown so far, in the order of play. The first country is shown from the start. */
  readonly guesses: readonly (readonly PlaceId[])[]
  /** Whether the pupil has moved on from the last country to the result. */
  readonly isDone: boolean
}

/** Highest number that a pupil can choose. */
export const MOST_PUPILS = 40

/** Creates an attempt without guesses. The seed is any 32-bit integer. */
export function newAttempt(set: ClassSet, pupil: number | undefined, begun: number, seed: number): Attempt {
  return { set, id: seed % NONCES, pupil, begun, guesses: [[]], isDone: false }
}

/** Lists the countries of an attempt in the order of play. */
export function orderOf({ set, id }: Pick<Attempt, 'set' | 'id'>): readonly PlaceId[] {
  const { countries, rules, nonce } = set
  return rules.shuffled ? shuffled(countries, hash(`class ${nonce} ${id}`)) : countries
}

/** Index of the current country, from 0. */
export function placeInAttempt({ guesses }: Pick<Attempt, 'guesses'>): number {
  return guesses.length - 1
}

/**
 * Round of a country shown so far. It is practice in the deck and is not stored itself, since the attempt is. Its deal is
 * its index plus 1, so each is unique.
 */
export function roundAt(attempt: Attempt, place: number): Round {
  const target = orderOf(attempt)[place] as PlaceId
  return roundInAttempt(attempt.set, target, attempt.guesses[place] ?? [], place + 1)
}

/** Creates a round of a class set with the guesses made, under the rules of the set. */
export function roundInAttempt(
  { deck, rules }: ClassSet,
  target: PlaceId,
  guesses: readonly PlaceId[],
  deal = 0,
): Round {
  const round = newRound({ kind: 'practice', deck }, target, deal, [], rules)
  // What the set allows is there from the start, and nothing else can be taken.
  return withGuesses(
    { ...round, aids: rules.aids, rules: { ...round.rules, guesses: rules.guesses } },
    guesses,
  )
}

/** Lists the rounds of all countries shown so far, in the order of play. */
export function roundsOfAttempt(attempt: Attempt): readonly Round[] {
  return attempt.guesses.map((_, place) => roundAt(attempt, place))
}

/** Whether the current round is over, so that the next can begin. */
export function canGoOn(attempt: Attempt): boolean {
  return !attempt.isDone && isOver(roundAt(attempt, placeInAttempt(attempt)))
}

/** Adds a guess at the current country; returns an equal attempt if the guess is not allowed. */
export function withGuess(attempt: Attempt, country: PlaceId): Attempt {
  const { guesses } = withGuesses(roundAt(attempt, placeInAttempt(attempt)), [country])
  return { ...attempt, guesses: [...attempt.guesses.slice(0, -1), guesses] }
}

/**
 * Moves on to the next country, or from the last one to the result; returns the same attempt while the current round is not
 * over.
 */
export function withNext(attempt: Attempt): Attempt {
  if (!canGoOn(attempt)) return attempt
  const isLast = attempt.guesses.length === attempt.set.countries.length
  return isLast ? { ...attempt, isDone: true } : { ...attempt, guesses: [...attempt.guesses, []] }
}

/** Whether two versions belong to the same attempt at the same set. */
export function isSameAttempt(one: Attempt, other: Attempt): boolean {
  return one.id === other.id && one.set.nonce === other.set.nonce && one.begun === other.begun
}

/**
 * Whether two unfinished attempts belong to the same pupil and set. A device begins an attempt only if none is in progress,
 * so rivals come from two tabs that began at once, and must be reduced to one.
 */
export function isRival(one: Attempt, other: Attempt): boolean {
  return one.set.nonce === other.set.nonce && one.pupil === other.pupil && !one.isDone && !other.isDone
}

/**
 * Whether a version of an attempt replaces another one, or a rival. The order is total, so all tabs agree: more progress
 * first, then the earlier start, then an arbitrary fixed order.
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

/** Whether another version of an attempt goes on from it: it has all its guesses. */
export function isContinued(attempt: Attempt, other: Attempt): boolean {
  const has = (made: readonly PlaceId[], place: number) =>
    made.every((guess, index) => guess === other.guesses[place]?.[index])
  return isSameAttempt(attempt, other) && attempt.pupil === other.pupil && attempt.guesses.every(has)
}

/** Picks the furthest of the given attempt, its other versions and its rivals. */
export function standingAmong(attempts: readonly Attempt[], given: Attempt): Attempt {
  const isOne = (other: Attempt) => isSameAttempt(other, given) || isRival(other, given)
  return attempts.filter(isOne).reduce((best, other) => (isFurther(other, best) ? other : best), given)
}

import { keyOf } from './puzzle'
import { isFound, isOver, type Round } from './round'
import { PREFIX, type Store } from './store'

/** A round that is over, as far as it tells how well its country is known. */
export type Review = {
  /** Tells the round apart from all others, in every tab and on every device: the key of its puzzle, and its deal. */
  readonly identity: string
  /** Two letters; a country of a deck that is not loaded may be unknown here. */
  readonly country: string
  /** When it was over, in milliseconds since 1970. For a day it is the beginning of the date of its first guess. */
  readonly at: number
  /** With which guess the country was found, from 1; `undefined` where it was not. */
  readonly found: number | undefined
}

/** What the keys begin with under which the log of reviews is kept: a key for each, so that no tab can write over what another adds. */
export const REVIEW = `${PREFIX}review.`

/**
 * What a round tells of its country, `at` a time in milliseconds since 1970; `undefined` where it tells nothing: it is not over, or its
 * outline was hidden.
 */
export function reviewOf(round: Round, at: number): Review | undefined {
  const { puzzle, rules, target, guesses, deal } = round
  if (!isOver(round) || rules.outline === 'hidden') return undefined
  const found = isFound(round) ? guesses.length : undefined
  return { identity: `${keyOf(puzzle)}.${deal}`, country: target, at, found }
}

/**
 * Adds to the log what a round tells of its country, unless it is there. Days are not in the log: their rounds are kept for
 * good, and say it themselves. Throws what the store throws.
 */
export function noteReview(store: Pick<Store, 'get' | 'set'>, round: Round, at: number): void {
  const review = round.puzzle.kind === 'daily' ? undefined : reviewOf(round, at)
  if (review && store.get(REVIEW + review.identity) === null) writeReview(store, review)
}

/** Stores a review. Throws what the store throws. */
export function writeReview(store: Pick<Store, 'set'>, review: Review): void {
  const { identity, country, at, found } = review
  store.set(REVIEW + identity, JSON.stringify({ version: 1, country, at, found }))
}

import * as v from 'valibot'
import { keyOf } from '../puzzle'
import { isFound, isOver, type Round } from '../round'
import { MOST_GUESSES } from '../rules'
import { Collection } from '../store/collection'
import { time, whole } from '../store/schemas'
import { PREFIX, type Store } from '../store/store'

const schema = v.object({
  /** Two letters; a log that a later version of the game wrote may have a country that is unknown here. */
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  /** When it was over, in milliseconds since 1970. For a day it is the beginning of the date of its first guess. */
  at: time,
  /** With which guess the country was found, from 1; `undefined` where it was not. */
  found: v.optional(whole(1, MOST_GUESSES)),
  /** Where the guesses were followed by what still fits. */
  aided: v.optional(v.literal(true)),
})

/** A round that is over, as far as it tells how well its country is known. */
export type Review = Readonly<v.InferOutput<typeof schema>> & {
  /** Tells the round apart from all others, in every tab and on every device: the key of its puzzle, and its deal. */
  readonly identity: string
}

/** What the keys begin with under which the log of reviews is kept. */
export const REVIEW = `${PREFIX}review.`

/** Identities of rounds of practice, of challenges and of sets. Those of days and runs are nowhere written down. */
const LOGGED = /^(practice\.[\w.]+|(challenge|class)\.[\w-]+)\.-?\d+$/

/** The log of reviews, each under its identity. What is there stays as it is. */
export const log = new Collection<Review, v.InferOutput<typeof schema>>({
  prefix: REVIEW,
  version: 1,
  schema,
  idOf: ({ identity }) => identity,
  decode: (review, identity) => (LOGGED.test(identity) ? { identity, ...review } : 'foreign'),
  encode: ({ identity: _, ...review }) => review,
})

/** What the identities of reviews begin with that a run has given: nowhere written down, since the run is kept. */
const OF_RUN = 'run.'

/** The identity of what a run tells of its outline at a place, from 0. */
export function identityInRun(id: string, place: number): string {
  return `${OF_RUN}${id}.${place}`
}

/** Whether a review is of an outline in a run, and not of a round of its own. */
export function isOfRun({ identity }: Pick<Review, 'identity'>): boolean {
  return identity.startsWith(OF_RUN)
}

/**
 * What a round tells of its country, `at` a time in milliseconds since 1970; `undefined` where it tells nothing:
 * it is not over, or its outline was hidden.
 */
export function reviewOf(
  round: Round,
  at: number,
  identity = `${keyOf(round.puzzle)}.${round.deal}`,
): Review | undefined {
  const { rules, target, guesses } = round
  if (!isOver(round) || rules.outline === 'hidden') return undefined
  const found = isFound(round) ? guesses.length : undefined
  return { identity, country: target, at, found, ...(rules.aid && { aided: true }) }
}

/**
 * Adds to the log what a round tells of its country, unless it is there. Days are not in the log: their rounds are kept for
 * good, and say it themselves. Throws what the store throws.
 */
export function noteReview(store: Store, round: Round, at: number, identity?: string): void {
  const review = round.puzzle.kind === 'daily' ? undefined : reviewOf(round, at, identity)
  if (review && store.get(log.keyOf(review)) === null) log.write(store, review)
}

import * as v from 'valibot'
import { keyOf } from '../rules/puzzle'
import { isAided, isFound, isOver, type Round } from '../rules/round'
import { MOST_GUESSES } from '../rules/rules'
import { indexOfText } from '../schedule/hash'
import { Collection } from '../store/collection'
import { time, whole } from '../store/schemas'
import { PREFIX, type Store } from '../store/store'

const schema = v.object({
  /** Id of a place; a later version may have logged one that is unknown here. */
  country: v.pipe(v.string(), v.regex(/^([A-Z]{2}(-[A-Z0-9]{1,3})?|own_\w+-\w+)$/)),
  /** Time at which the round ended, in milliseconds since 1970; for a day, the start of the date of its first guess. */
  at: time,
  /** Number of the guess that found the country, from 1; `undefined` if it was not found. */
  found: v.optional(whole(1, MOST_GUESSES)),
  /** Present if the round had aids. */
  aided: v.optional(v.literal(true)),
  /** Question asked of the country; absent if it was which one an outline shows. */
  facet: v.optional(v.picklist(['where', 'flag'])),
})

const recordSchema = v.object({ reviews: v.record(v.string(), schema) })

/** Question of a review other than which country it is. */
export type Facet = NonNullable<Review['facet']>

/** Review of a country: the result of a finished round, as evidence of how well the country is known. */
export type Review = Readonly<v.InferOutput<typeof schema>> & {
  /** Unique id of the round across tabs and devices: the key of its puzzle, and its deal. */
  readonly identity: string
}

/** Prefix of the keys of all records of the log. */
export const REVIEW = `${PREFIX}review.`

/** Number of records that share the log, so that one review rewrites a small one, and a long log is few of them. */
const RECORDS = 100

/** Identities in the log: rounds of practice, their questions, challenges and class sets. Days and runs are not logged. */
const LOGGED = /^(practice\.[\w.]+|(challenge|class)\.[\w-]+)\.-?\d+(\.(where|flag))?$/

/** Log of reviews, each in the record that its identity belongs to. Existing entries never change. */
export const log = new Collection<readonly Review[], v.InferOutput<typeof recordSchema>>({
  prefix: REVIEW,
  version: 1,
  schema: recordSchema,
  idOf: ([first]) => recordOf(first as Review),
  decode: ({ reviews }, id) => {
    const read = Object.entries(reviews).map(([identity, review]) => ({ identity, ...review }))
    const isOwn = (review: Review) => LOGGED.test(review.identity) && recordOf(review) === id
    return read.length > 0 && read.every(isOwn) ? read : 'foreign'
  },
  encode: (reviews) => ({
    reviews: Object.fromEntries(reviews.map(({ identity, ...review }) => [identity, review])),
  }),
  join: (stored, more) => {
    const known = new Set(stored.map(({ identity }) => identity))
    const fresh = more.filter(({ identity }) => !known.has(identity))
    return fresh.length === 0 ? stored : [...stored, ...fresh]
  },
})

/** Id of the record that has a review. */
function recordOf({ identity }: Pick<Review, 'identity'>): string {
  return `${indexOfText(identity, RECORDS)}`
}

/** Prefix of identities from a run; these reviews are not logged, since the run itself is stored. */
const OF_RUN = 'run.'

/** Prefix of identities from a day of Five Pins. */
export const OF_PINS = 'pins.'

/** Identity of the review for one outline of a run; `place` counts from 0. */
export function identityInRun(id: string, place: number): string {
  return `${OF_RUN}${id}.${place}`
}

/** Whether a review comes from a run or a day of Five Pins, with many at a time, rather than from a round of its own. */
export function isOfRun({ identity }: Pick<Review, 'identity'>): boolean {
  return identity.startsWith(OF_RUN) || identity.startsWith(OF_PINS)
}

/**
 * Derives the review of a finished round, `at` a time in milliseconds since 1970; `undefined` if the round is not over or
 * its outline was hidden.
 */
export function reviewOf(
  round: Round,
  at: number,
  identity = `${keyOf(round.puzzle)}.${round.deal}`,
): Review | undefined {
  const { rules, target, guesses } = round
  if (!isOver(round) || rules.outline === 'hidden') return undefined
  const found = isFound(round) ? guesses.length : undefined
  return { identity, country: target, at, found, ...(isAided(round) && { aided: true }) }
}

/**
 * Adds the review of a round to the log, unless it is there already. Days are not logged: their rounds are stored for good
 * and give the same review. Throws what the store throws.
 */
export function noteReview(store: Store, round: Round, at: number, identity?: string): void {
  const review = round.puzzle.kind === 'daily' ? undefined : reviewOf(round, at, identity)
  if (review) logReview(store, review)
}

/** Adds a review to the log, unless it is there already. Throws what the store throws, and if its record is unreadable. */
export function logReview(store: Store, review: Review): void {
  log.join(store, [review])
}

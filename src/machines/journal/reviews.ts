import * as v from 'valibot'
import type { DailyRound, Round } from '../round'
import { MOST_GUESSES } from '../rules'
import type { Store } from '../store'
import { quarantine } from './quarantine'
import {
  identityOf,
  LATE_VERSION,
  REVIEW,
  REVIEW_VERSION,
  type Review,
  recordOfReview,
  reviewRecordOf,
} from './review'

/** How well a country was known in a round: found at once, found in the first three guesses, or later or not at all. */
export type Grade = 'good' | 'hard' | 'again'

/** With which guess a country is found at the latest for it to have been hard; later it counts as one that was not found. */
const HARD = 3

/** No clock goes beyond this, and what is reckoned from it is still a date. */
const LATEST = Date.UTC(3000, 0)

const schema = v.object({
  version: v.picklist([1, LATE_VERSION, REVIEW_VERSION]),
  /** Perhaps one that is unknown here: see {@link Review}. */
  country: v.custom<string>((code) => typeof code === 'string' && /^[A-Z]{2}$/.test(code)),
  at: v.custom<number>((ms) => Number.isInteger(ms) && Number(ms) >= 0 && Number(ms) <= LATEST),
  found: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_GUESSES))),
  aided: v.optional(v.literal(true)),
})

const versioned = v.object({ version: v.number() })

/** Of practice or of a challenge; those of days are nowhere written down. */
const IDENTITY = /^(practice\.[\w.]+|challenge\.[\w-]+)\.-?\d+$/

/** A stored review; or that a later version of the game wrote it, or that nobody can read it. */
export type ReviewReading =
  | { readonly kind: 'review'; readonly review: Review }
  | { readonly kind: 'damaged' | 'later' }

/** How well a review says that its country was known. What fits is first told after the first guess, and then tells much. */
export function gradeOf({ found, aided }: Pick<Review, 'found' | 'aided'>): Grade {
  if (found === 1) return 'good'
  return !aided && (found ?? Number.POSITIVE_INFINITY) <= HARD ? 'hard' : 'again'
}

/** What a round tells of its country, as {@link reviewRecordOf} has it, with the identity of the round. */
export function reviewOf(round: Round, at: number): Review | undefined {
  const record = reviewRecordOf(round, at)
  if (record === undefined) return undefined
  const { version: _, ...review } = record
  return { identity: identityOf(round), ...review }
}

/** Stores a review. Throws what the store throws. */
export function writeReview(store: Pick<Store, 'set'>, review: Review): void {
  store.set(REVIEW + review.identity, JSON.stringify(recordOfReview(review)))
}

/** Reads a review from a value that came out of JSON, taking nothing for granted. */
export function decodeReview(identity: string, value: unknown): ReviewReading {
  if (v.is(versioned, value) && value.version > REVIEW_VERSION) return { kind: 'later' }
  const result = v.safeParse(schema, value)
  if (!result.success || !IDENTITY.test(identity)) return { kind: 'damaged' }
  const { country, at, found, aided } = result.output
  return { kind: 'review', review: { identity, country, at, found, ...(aided && { aided }) } }
}

/**
 * The log alone, in no order: without the days. What cannot be read is left
 * out; there is nothing where the store refuses.
 */
export function readLog(store: Pick<Store, 'get' | 'keys'>): readonly Review[] {
  try {
    return readingsIn(store).flatMap(({ reading }) => (reading.kind === 'review' ? [reading.review] : []))
  } catch {
    return []
  }
}

/** What the round of a day tells of its country: at the beginning of the date of its first guess. */
export function reviewOfDay(round: DailyRound): Review | undefined {
  return reviewOf(round, Date.parse(round.begun ?? round.puzzle.date))
}

/**
 * Reviews in the order in which they came about, each round once. Those of one moment are in the order of their
 * identities, so that it is the same on every device.
 */
export function inOrder(reviews: readonly Review[]): readonly Review[] {
  const each = new Map(reviews.map((review) => [review.identity, review]))
  return [...each.values()].sort(byTime)
}

/** Orders reviews as {@link inOrder} does. */
export function byTime(a: Review, b: Review): number {
  return a.at - b.at || (a.identity < b.identity ? -1 : 1)
}

/** Puts what is damaged of the log into quarantine, if that can be done. Throws nothing. */
export function clearLog(store: Store): void {
  try {
    for (const { key, reading } of readingsIn(store)) if (reading.kind === 'damaged') quarantine(store, key)
  } catch {
    // It is left out all the same.
  }
}

/**
 * Adds reviews to the log; one that is there stays as it is. The key of each that is added is told before it is. Throws
 * what the store throws, or because there is no room to keep a damaged one aside whose place is needed.
 */
export function addReviews(store: Store, reviews: readonly Review[], tell: (key: string) => void): void {
  clearLog(store)
  for (const review of reviews) {
    const key = REVIEW + review.identity
    const reading = readingAt(store, key)
    if (reading?.kind === 'damaged') throw new Error('A review cannot be read')
    if (reading) continue
    tell(key)
    writeReview(store, review)
  }
}

/** What is stored under every key of a review. Throws what the store throws. */
export function readingsIn(store: Pick<Store, 'get' | 'keys'>) {
  return store.keys().flatMap((key) => {
    const reading = key.startsWith(REVIEW) ? readingAt(store, key) : undefined
    return reading ? [{ key, reading }] : []
  })
}

/** What is stored under the key of a review, if anything is. Throws what the store throws. */
export function readingAt(store: Pick<Store, 'get'>, key: string): ReviewReading | undefined {
  const text = store.get(key)
  return text === null ? undefined : decodeText(key.slice(REVIEW.length), text)
}

function decodeText(identity: string, text: string): ReviewReading {
  try {
    return decodeReview(identity, JSON.parse(text))
  } catch {
    return { kind: 'damaged' }
  }
}

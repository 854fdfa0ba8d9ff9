import { keyOf } from '../puzzle'
import { isFound, isOver, type Round } from '../round'
import { PREFIX, type Store } from '../store'

/** A round that is over, as far as it tells how well its country is known. */
export type Review = {
  /** Tells the round apart from all others, in every tab and on every device: the key of its puzzle, and its deal. */
  readonly identity: string
  /** Two letters; a log that a later version of the game wrote may have a country that is unknown here. */
  readonly country: string
  /** When it was over, in milliseconds since 1970. For a day it is the beginning of the date of its first guess. */
  readonly at: number
  /** With which guess the country was found, from 1; `undefined` where it was not. */
  readonly found: number | undefined
  /** Where the guesses were followed by what still fits. */
  readonly aided?: true
}

/**
 * What the keys begin with under which the log of reviews is kept: a key for each, so
 * that no tab can write over what another adds.
 */
export const REVIEW = `${PREFIX}review.`

/** As a review is stored, under its identity. */
export type ReviewRecord = Omit<Review, 'identity'> & { readonly version: number }

/** The latest version of a review: that of a round which told what fits. */
export const REVIEW_VERSION = 3

/** One that was found with a later guess than the earliest programs know. */
export const LATE_VERSION = 2

/** A review as it is stored, which earlier programs read where they can, and else leave alone. */
export function recordOfReview({ country, at, found, aided }: Omit<Review, 'identity'>): ReviewRecord {
  if (aided) return { version: REVIEW_VERSION, country, at, found, aided }
  return { version: (found ?? 0) > 6 ? LATE_VERSION : 1, country, at, found }
}

/** What the identities of reviews begin with that a run has given: nowhere written down, since the run is kept. */
const OF_RUN = 'run.'

/** The identity of what a run tells of its outline at a place, from 0; without a place, what those of the run begin with. */
export function identityInRun(id: string, place: number | ''): string {
  return `${OF_RUN}${id}.${place}`
}

/** Whether a review is of an outline in a run, and not of a round of its own. */
export function isOfRun({ identity }: Pick<Review, 'identity'>): boolean {
  return identity.startsWith(OF_RUN)
}

/** Tells a round apart from all others: see {@link Review}. */
export function identityOf({ puzzle, deal }: Pick<Round, 'puzzle' | 'deal'>): string {
  return `${keyOf(puzzle)}.${deal}`
}

/**
 * What a round tells of its country, `at` a time in milliseconds since 1970; `undefined` where it tells nothing:
 * it is not over, or its outline was hidden.
 */
export function reviewRecordOf(round: Round, at: number): ReviewRecord | undefined {
  if (!isOver(round) || round.rules.outline === 'hidden') return undefined
  return recordOfReview({
    country: round.target,
    at,
    found: isFound(round) ? round.guesses.length : undefined,
    ...(round.rules.aid && { aided: true }),
  })
}

/**
 * Adds to the log what a round tells of its country, unless it is there. Days are not in the log: their rounds are kept for
 * good, and say it themselves. Throws what the store throws.
 */
export function noteReview(store: Pick<Store, 'get' | 'set'>, round: Round, at: number): void {
  const record = round.puzzle.kind === 'daily' ? undefined : reviewRecordOf(round, at)
  const key = REVIEW + identityOf(round)
  if (record && store.get(key) === null) store.set(key, JSON.stringify(record))
}

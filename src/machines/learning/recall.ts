import { type Card, createEmptyCard, fsrs, type Grade, Rating } from 'ts-fsrs'
import type { Review } from '../journal/review'
import { DAY_MS } from '../schedule/day'

/** Knowledge of a country, or of where it lies or its flag, derived from all its reviews of that kind. */
export type Recall = {
  /** Level of knowledge: not found yet, found, or expected to be remembered. A country never met has no `Recall`. */
  readonly mastery: 'met' | 'found' | 'mastered'
  /** Number of rounds with this target, from 1. */
  readonly met: number
  /** Number of those rounds in which it was found. */
  readonly found: number
  /** Number of those in which the first guess found it. */
  readonly atSight: number
  /** Day of the next review, as the time in milliseconds since 1970 at which it begins in UTC. */
  readonly due: number
}

/** Maximum number of guesses for the grade `Hard`. */
const HARD = 3

/** Number of days for which a mastered country is expected to be remembered. */
const MASTERED = 7

/**
 * Grades a review: found at once (`Good`), within three guesses (`Hard`), or later or never (`Again`). With the countries
 * that still fit shown, any guess after the first is much easier, so it never counts as `Hard`.
 */
export function gradeOf({ found, aided }: Pick<Review, 'found' | 'aided'>): Grade {
  if (found === 1) return Rating.Good
  return !aided && (found ?? Number.POSITIVE_INFINITY) <= HARD ? Rating.Hard : Rating.Again
}

/** Reviews of a country, at least one. */
type Reviews = [Review, ...Review[]]

/** Scheduler with whole days as its shortest interval, and without randomness. */
const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false })

/**
 * Derives the knowledge of each country met so far, by code, from reviews in the order of a `ReviewLog`, all of one source.
 * The same log gives the same result on every device at any time.
 */
export function recallsOf(reviews: readonly Review[]): ReadonlyMap<string, Recall> {
  const byCountry = new Map<string, Reviews>()
  for (const review of reviews) {
    const own = byCountry.get(review.country)
    if (own) own.push(review)
    else byCountry.set(review.country, [review])
  }
  return new Map([...byCountry].map(([country, own]) => [country, recallOf(own, cardOf(country, own))]))
}

/** Cache of the latest card for each country and facet, with the reviews it was folded from. */
const folded = new Map<string, { readonly reviews: Readonly<Reviews>; readonly card: Card }>()

/** Folds the reviews of a country into a card. Logs mostly grow at the end, so only new reviews are folded. */
function cardOf(country: string, reviews: Readonly<Reviews>): Card {
  const key = `${country} ${reviews[0].facet}`
  const last = folded.get(key)
  const isContinued = last?.reviews.every((review, index) => isAlike(review, reviews[index]))
  const fresh: readonly Review[] = last && isContinued ? reviews.slice(last.reviews.length) : reviews
  const before = last && isContinued ? last.card : createEmptyCard(dateOf(reviews[0]))
  const card = fresh.reduce<Card>(
    (card, review) => scheduler.next(card, dateOf(review), gradeOf(review)).card,
    before,
  )
  folded.set(key, { reviews, card })
  return card
}

/** Whether two reviews make the same of a card. */
function isAlike(one: Review, other: Review | undefined): boolean {
  return one === other || (other !== undefined && one.at === other.at && gradeOf(one) === gradeOf(other))
}

function recallOf(reviews: Readonly<Reviews>, { stability, reps, due }: Card): Recall {
  const found = reviews.filter((review) => review.found !== undefined).length
  return {
    mastery: found === 0 ? 'met' : stability >= MASTERED ? 'mastered' : 'found',
    met: reps,
    found,
    atSight: reviews.filter((review) => review.found === 1).length,
    due: due.getTime(),
  }
}

/** Counts the countries among some that were found at least once. */
export function foundAmong(recalls: ReadonlyMap<string, Recall>, codes: readonly string[]): number {
  return codes.filter((code) => (recalls.get(code)?.found ?? 0) > 0).length
}

function dateOf(review: Review): Date {
  return new Date(dayOf(review))
}

/** Start of a review's day, in milliseconds since 1970. */
export function dayOf({ at }: Pick<Review, 'at'>): number {
  return Math.floor(at / DAY_MS) * DAY_MS
}

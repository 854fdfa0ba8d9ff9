import { type Card, createEmptyCard, fsrs, type Grade as Rated, Rating } from 'ts-fsrs'
import { DAY_MS } from '../day'
import type { Review } from '../journal/review'

/** How well a country is known, by all its reviews. */
export type Recall = {
  /** How well the country is known. One that was never met stands in no log. */
  readonly standing: 'learning' | 'known'
  /** In how many rounds it was sought, from 1. */
  readonly met: number
  /** In how many of them it was found, with whichever guess. */
  readonly found: number
  /** The day on which it ought to come again, as the time in milliseconds since 1970 at which that begins in UTC. */
  readonly due: number
}

/** How well a country was known in a round: found at once, found in the first three guesses, or later or not at all. */
export type Grade = 'good' | 'hard' | 'again'

/** With which guess a country is found at the latest for it to have been hard; later it counts as one that was not found. */
const HARD = 3

/** A country is known as soon as it is expected to be remembered for so many days. */
const KNOWN = 7

const RATINGS: Readonly<Record<Grade, Rated>> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
}

/** How well a review says that its country was known. What fits is first told after the first guess, and then tells much. */
export function gradeOf({ found, aided }: Pick<Review, 'found' | 'aided'>): Grade {
  if (found === 1) return 'good'
  return !aided && (found ?? Number.POSITIVE_INFINITY) <= HARD ? 'hard' : 'again'
}

/** Those of a country, of which there is at least one. */
type Reviews = [Review, ...Review[]]

/** Days are the shortest that it reckons with, and nothing is left to chance. */
const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false })

/**
 * What the reviews, the earliest first, as a `ReviewLog` gives them, come to for each country that was met, by its code.
 * The same log gives the same on every device, whenever it is asked.
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

/** The card of each country that was folded last, and from which reviews. */
const folded = new Map<string, { readonly reviews: Readonly<Reviews>; readonly card: Card }>()

/** The card of a country: a log is mostly added to, so that only what has come since the last time is folded. */
function cardOf(country: string, reviews: Readonly<Reviews>): Card {
  const last = folded.get(country)
  const isContinued = last?.reviews.every((review, index) => review === reviews[index])
  const fresh: readonly Review[] = last && isContinued ? reviews.slice(last.reviews.length) : reviews
  const before = last && isContinued ? last.card : createEmptyCard(dateOf(reviews[0]))
  const card = fresh.reduce<Card>(
    (card, review) => scheduler.next(card, dateOf(review), RATINGS[gradeOf(review)]).card,
    before,
  )
  folded.set(country, { reviews, card })
  return card
}

function recallOf(reviews: Readonly<Reviews>, { stability, reps, due }: Card): Recall {
  return {
    standing: stability >= KNOWN ? 'known' : 'learning',
    met: reps,
    found: reviews.filter(({ found }) => found !== undefined).length,
    due: due.getTime(),
  }
}

function dateOf(review: Review): Date {
  return new Date(dayOf(review))
}

/** When the day of a review began, in milliseconds since 1970. */
export function dayOf({ at }: Pick<Review, 'at'>): number {
  return Math.floor(at / DAY_MS) * DAY_MS
}

import { type Card, createEmptyCard, fsrs, type Grade as Rated, Rating } from 'ts-fsrs'
import { DAY_MS } from '../day'
import type { Review } from '../journal/review'
import { type Grade, gradeOf } from '../journal/reviews'

/** How well a country is known. One that was never met stands in no log. */
export type Standing = 'learning' | 'known'

/** What the reviews of a country come to. */
export type Recall = {
  readonly standing: Standing
  /** In how many rounds it was sought, from 1. */
  readonly met: number
  /** In how many of them it was found, with whichever guess. */
  readonly found: number
  /** The day on which it ought to come again, as the time in milliseconds since 1970 at which that begins in UTC. */
  readonly due: number
}

/** A country is known as soon as it is expected to be remembered for so many days. */
const KNOWN = 7

const RATINGS: Readonly<Record<Grade, Rated>> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
}

/** Days are the shortest that it reckons with, and nothing is left to chance. */
const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false })

/**
 * What the reviews, the earliest first, as `readReviews` gives them, come to for each country that was met, by its code.
 * The same log gives the same on every device, whenever it is asked.
 */
export function recallsOf(reviews: readonly Review[]): ReadonlyMap<string, Recall> {
  const cards = new Map<string, Card>()
  const found = new Map<string, number>()
  for (const review of reviews) {
    const { country } = review
    const day = new Date(dayOf(review))
    const before: Card = cards.get(country) ?? createEmptyCard(day)
    cards.set(country, scheduler.next(before, day, RATINGS[gradeOf(review)]).card)
    found.set(country, (found.get(country) ?? 0) + (review.found === undefined ? 0 : 1))
  }
  const recallOf = ([country, { stability, reps, due }]: [string, Card]): [string, Recall] => [
    country,
    {
      standing: stability >= KNOWN ? 'known' : 'learning',
      met: reps,
      found: found.get(country) ?? 0,
      due: due.getTime(),
    },
  ]
  return new Map([...cards].map(recallOf))
}

/** When the day of a review began, in milliseconds since 1970. */
export function dayOf({ at }: Pick<Review, 'at'>): number {
  return Math.floor(at / DAY_MS) * DAY_MS
}

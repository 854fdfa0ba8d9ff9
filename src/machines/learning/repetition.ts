import type { CountryCode } from '../../geo/countries'
import { type DeckName, deckOf } from '../../geo/decks'
import { DAY_MS, type UtcDate } from '../day'
import { isOfRun, type Review } from '../journal/review'
import type { Due } from '../schedule/deal'
import { dayOf, gradeOf, recallsOf } from './recall'

/** How many countries of a deck are met for the first time on one day, unless somebody goes on. */
export const NEW_A_DAY = 5

/** How many rounds are between a country that was missed and its coming again, where there are so many. */
const APART = 3

/** How many countries that were met last in a run are repeated on one day: a run may have a hundred. */
export const OF_RUNS_A_DAY = 5

/** How often a country comes on one day at most. */
const ROUNDS_A_DAY = 3

/** What there is to repeat of a deck on a day, and what has been repeated. */
export type Repetition = {
  /** What ought to come next, in the order in which it comes: any of the first that has some, and so on. */
  readonly groups: Due
  /** How many countries are still to come today: those that are due or were missed, and new ones. */
  readonly left: number
  /** How many of them were met before today, and are due or were missed; and how many are new. */
  readonly due: number
  readonly fresh: number
  /** How many are known. */
  readonly known: number
  /** How many were met today that had been met before, and how many for the first time. */
  readonly repeated: number
  readonly learned: number
  /** How many come again tomorrow. */
  readonly tomorrow: number
}

/** What the reviews, the earliest first, make of a deck as of `today`. */
export function repetitionOf(reviews: readonly Review[], deck: DeckName, today: UtcDate): Repetition {
  const { targets } = deckOf(deck)
  const recalls = recallsOf(reviews)
  const now = Date.parse(today)
  // What a run has shown today is neither repeated nor new.
  const ofToday = reviews.filter((review) => dayOf(review) === now && !isOfRun(review))
  const dueOf = (code: CountryCode) => recalls.get(code)?.due ?? Number.POSITIVE_INFINITY
  const ofRuns = leftByRuns(reviews)
  const isMissed = (code: CountryCode) => {
    const own = ofToday.filter(({ country }) => country === code)
    return own.slice(-1).some((last) => gradeOf(last) === 'again') && own.length < ROUNDS_A_DAY
  }
  const roundsSince = (code: CountryCode) =>
    ofToday.length - 1 - ofToday.findLastIndex(({ country }) => country === code)

  /** Of some countries those that come on a day on which so many of the runs have come already, the longest due first. */
  const within = (codes: readonly CountryCode[], come: number) => {
    const taken = codes
      .filter((code) => ofRuns.has(code))
      .sort((a, b) => dueOf(a) - dueOf(b))
      .slice(0, Math.max(0, OF_RUNS_A_DAY - come))
    return codes.filter((code) => !ofRuns.has(code) || taken.includes(code))
  }
  const met = targets.filter((code) => ofToday.some(({ country }) => country === code))
  const ofRunsBefore = leftByRuns(reviews.filter((review) => dayOf(review) < now))

  const due = within(
    targets.filter((code) => dueOf(code) <= now),
    met.filter((code) => ofRunsBefore.has(code)).length,
  )
  const missed = targets.filter((code) => isMissed(code) && roundsSince(code) > 0)
  const unmet = targets.filter((code) => !recalls.has(code))
  const learned = met.filter((code) =>
    ofToday.includes(reviews.find(({ country }) => country === code) as Review),
  ).length
  const wanted = Math.max(0, NEW_A_DAY - learned)
  const fresh = Math.min(wanted, unmet.length)
  const soonest = Math.min(...targets.map(dueOf))
  return {
    groups: [
      missed.filter((code) => roundsSince(code) >= APART),
      due,
      wanted > 0 ? unmet : [],
      missed,
      // Whoever goes on after that meets new ones, and then what would be due first.
      unmet,
      targets.filter((code) => dueOf(code) === soonest),
      targets,
    ],
    left: due.length + missed.length + fresh,
    due: due.length + missed.length,
    fresh,
    known: targets.filter((code) => recalls.get(code)?.standing === 'known').length,
    repeated: met.length - learned,
    learned,
    tomorrow: within(
      targets.filter((code) => dueOf(code) > now && dueOf(code) <= now + DAY_MS),
      0,
    ).length,
  }
}

/** The countries that were met last in a run, and not in a round of their own. */
function leftByRuns(reviews: readonly Review[]): ReadonlySet<string> {
  const last = new Map(reviews.map((review) => [review.country, review]))
  return new Set([...last.values()].filter(isOfRun).map(({ country }) => country))
}

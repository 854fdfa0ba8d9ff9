import { Rating } from 'ts-fsrs'
import { type DeckName, deckOf } from '../../geo/decks'
import type { Deck, PlaceId } from '../../geo/place'
import { isOfRun, type Review } from '../journal/review'
import type { Due } from '../rules/deal'
import { DAY_MS, type UtcDate } from '../schedule/day'
import { dayOf, foundAmong, gradeOf, recallsOf } from './recall'

/** Number of new countries a day in a deck, unless the player continues. */
export const NEW_A_DAY = 5

/** Number of rounds before a missed country comes again, if there are enough others. */
const APART = 3

/** Maximum number of countries reviewed a day that were last met in a run, since a run may have a hundred. */
export const OF_RUNS_A_DAY = 5

/** Maximum number of rounds a day for the same country. */
const ROUNDS_A_DAY = 3

/** Place of the new countries among the groups. */
export const FRESH = 2

/** Review schedule of a deck on a day, and the progress made. */
export type Repetition = {
  /** Countries that come next, in groups by priority. */
  readonly groups: Due
  /** Number of countries still to come today: due, missed and new ones. */
  readonly left: number
  /** Number of countries due or missed, and number of new ones. */
  readonly due: number
  readonly fresh: number
  /** Number of countries found at least once. */
  readonly found: number
  /** Number of countries reviewed today that were met before today, and number of those met for the first time. */
  readonly repeated: number
  readonly learned: number
  /** Number of countries due tomorrow. */
  readonly tomorrow: number
}

/** Derives the review schedule of a deck, by default of its targets, as of `today` from reviews in the order of a `ReviewLog`. */
export function repetitionOf(
  reviews: readonly Review[],
  deck: DeckName,
  today: UtcDate,
  targets: Deck['targets'] = deckOf(deck).targets,
): Repetition {
  const recalls = recallsOf(reviews)
  const now = Date.parse(today)
  // Outlines shown by a run today count neither as reviewed nor as new.
  const ofToday = reviews.filter((review) => dayOf(review) === now && !isOfRun(review))
  const dueOf = (code: PlaceId) => recalls.get(code)?.due ?? Number.POSITIVE_INFINITY
  const ofRuns = leftByRuns(reviews)
  const isMissed = (code: PlaceId) => {
    const own = ofToday.filter(({ country }) => country === code)
    return own.slice(-1).some((last) => gradeOf(last) === Rating.Again) && own.length < ROUNDS_A_DAY
  }
  const roundsSince = (code: PlaceId) =>
    ofToday.length - 1 - ofToday.findLastIndex(({ country }) => country === code)

  /** Limits the countries last met in a run to those longest due, if `come` of them have already come that day. */
  const within = (codes: readonly PlaceId[], come: number) => {
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
      // A player who continues meets new countries, then those due soonest.
      unmet,
      targets.filter((code) => dueOf(code) === soonest),
      targets,
    ],
    left: due.length + missed.length + fresh,
    due: due.length + missed.length,
    fresh,
    found: foundAmong(recalls, targets),
    repeated: met.length - learned,
    learned,
    tomorrow: within(
      targets.filter((code) => dueOf(code) > now && dueOf(code) <= now + DAY_MS),
      0,
    ).length,
  }
}

/** Lists the countries last met in a run rather than in a round of their own. */
function leftByRuns(reviews: readonly Review[]): ReadonlySet<string> {
  const last = new Map(reviews.map((review) => [review.country, review]))
  return new Set([...last.values()].filter(isOfRun).map(({ country }) => country))
}

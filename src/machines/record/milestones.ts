import { type CountryDeckName, continentsOf, type DeckName, deckOf, isCountryDeck } from '../../geo/decks'
import type { Review } from '../journal/review'
import { type DailyRound, dateOfFirstGuess, isFound, isLate } from '../rules/round'
import { DAILY_DECKS } from '../schedule/dailies'
import { REST_DAYS, streaksOf } from './streaks'

/** Lengths of a streak that are marked on the day that reaches them. */
const STREAKS: readonly number[] = [3, 7, 14, 30, 50, 100, 200, 365]

/** Moments that a finished day marks; each is derived from the stored days. */
export type Milestones = {
  /** Number of days of the streak that ends with the day, and of those won; 0 if the day was played late. */
  readonly streak: number
  readonly won: number
  /** Whether the streak has just reached a length that is marked. */
  readonly isMarked: boolean
  /** Whether the day earned a rest day, and whether its streak survived a missed day just before it. */
  readonly isRestEarned: boolean
  readonly isStreakKept: boolean
  /** Days until the next rest day; `undefined` where the day does not count or no more can be held. */
  readonly daysToRest: number | undefined
  /** Continents, as decks, in which this is the first win of a daily puzzle. */
  readonly regions: readonly CountryDeckName[]
}

/** Derives the milestones of a finished day from all days played, in any deck and order. */
export function milestonesOf(round: DailyRound, days: readonly DailyRound[]): Milestones {
  const { deck, date } = round.puzzle
  const others = days.filter(({ puzzle }) => puzzle.deck !== deck || puzzle.date !== date)
  const own = others.filter(({ puzzle }) => puzzle.deck === deck)
  const isCounted = !isLate(round)
  const before = streaksOf(own, date).current
  const after = streaksOf([...own, round], date).current
  const earlier = others.filter((each) => isFound(each) && sortKeyOf(each) < sortKeyOf(round))
  const known = new Set(earlier.flatMap(({ target }) => continentsOf(target)))
  return {
    streak: isCounted ? after.days : 0,
    won: isCounted ? after.won : 0,
    isMarked: isCounted && STREAKS.includes(after.days),
    isRestEarned: isCounted && after.inStock > before.inStock,
    isStreakKept: isCounted && after.restDays > before.restDays,
    daysToRest:
      isCounted && after.inStock < REST_DAYS.most
        ? REST_DAYS.each - (after.days % REST_DAYS.each)
        : undefined,
    regions: isFound(round) ? continentsOf(round.target).filter((region) => !known.has(region)) : [],
  }
}

/** Text that sorts days in the order in which they were played; those of one date in the order of their decks. */
function sortKeyOf(round: DailyRound): string {
  return `${dateOfFirstGuess(round)} ${DAILY_DECKS.indexOf(round.puzzle.deck)} ${round.puzzle.date}`
}

/** Number of places found so far and of all that can be asked for, for one that was never found before. */
export type FirstFind = { readonly count: number; readonly all: number }

/**
 * Derives from all reviews whether a round's own one is the first that found its place; `undefined` if not. Countries are
 * counted in the world, regions in their deck.
 */
export function firstFindIn(
  own: Review | undefined,
  reviews: readonly Review[],
  deck: DeckName,
): FirstFind | undefined {
  if (own?.found === undefined) return undefined
  const finds = reviews.filter(({ found, identity }) => found !== undefined && identity !== own.identity)
  if (finds.some(({ country, at }) => country === own.country && at <= own.at)) return undefined
  const { targets } = deckOf(isCountryDeck(deck) ? 'world' : deck)
  const found = new Set([...finds.map(({ country }) => country), own.country])
  return { count: targets.filter((code) => found.has(code)).length, all: targets.length }
}

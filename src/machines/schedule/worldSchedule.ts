import { decks } from '../../geo/decks'
import type { PlaceId } from '../../geo/place'
import { type RegionDeckName, regionDecks } from '../../geo/regions/regionDecks'
import { dateOfDay, dayNumber, type UtcDate } from './day'
import { draw, hash } from './hash'
import { hashedInTwenty, LAST, SPACED_FROM, targetOfTwenty } from './twentySchedule'

/** Minimum number of days between two appearances of a country. */
export const APART = 30

/** Period of the schedule, with its first day and the countries that can be targets. */
export type Epoch = { readonly first: UtcDate; readonly targets: readonly PlaceId[] }

/**
 * Periods of the schedule. Published days never change: a change of the deck appends a row with all targets from then on.
 * Its first day is at least {@link APART} days after the release, so that programs that were offline agree.
 */
export const epochs: readonly [Epoch, ...Epoch[]] = [
  { first: '2026-01-01', targets: decks.world.targets.slice(0, 190) },
]

/** Properties of a schedule. */
type Plan = {
  readonly name: string
  /** Minimum number of days between two appearances of a place. */
  readonly apart: number
  /** Whether a place that is the target of the twenty on the same day is avoided. */
  readonly avoidsTwenty: boolean
  /** Whether a place is avoided on a day, given by its number, for another reason. */
  readonly avoids: (code: PlaceId, day: number) => boolean
}

const never = () => false

/** Places that can be the target of the twenty. */
const TWENTY: readonly PlaceId[] = decks.twenty.targets

const WORLD: Plan = { name: 'world', apart: APART, avoidsTwenty: true, avoids: never }

/**
 * Creates the schedule of a deck, by default the world: all places in one shuffled pass after another, each pass with its
 * own seed. A place that appeared too few days ago, or is the target of the twenty on the same day, is swapped with the next
 * one that fits. Days before the first period have its first target, and days after {@link LAST} have the target of that
 * day.
 */
export function scheduleOf(
  epochs: readonly [Epoch, ...Epoch[]],
  { name, apart, avoidsTwenty, avoids } = WORLD,
): (date: UtcDate) => PlaceId {
  const begin = dayNumber(epochs[0].first)
  const known: PlaceId[] = []

  const addRound = () => {
    const day = begin + known.length
    const epoch = epochs.findLast(({ first }) => dayNumber(first) <= day) ?? epochs[0]
    const next = epochs[epochs.indexOf(epoch) + 1]
    const round = (day - dayNumber(epoch.first)) / epoch.targets.length
    const order = fisherYates(epoch.targets, hash(`${name} ${epoch.first} ${round}`))
    const last = new Map(known.slice(-apart).map((code, place, { length }) => [code, place - length]))
    const isFitBy = (twentyOn: (date: UtcDate) => PlaceId) => (code: PlaceId, place: number) =>
      place - (last.get(code) ?? Number.NEGATIVE_INFINITY) >= apart &&
      !avoids(code, day + place) &&
      // The target of the twenty is looked up for its own places only: dates take long to write.
      !(avoidsTwenty && TWENTY.includes(code) && twentyOn(dateOfDay(day + place)) === code)
    // Days before {@link SPACED_FROM} were published with the hashed targets of the twenty, and stay as they are.
    const turn = Math.max(0, dayNumber(SPACED_FROM) - day)
    if (turn > 0) arrange(order, 0, isFitBy(hashedInTwenty))
    arrange(order, turn, isFitBy(targetOfTwenty))
    known.push(...(next ? order.slice(0, dayNumber(next.first) - day) : order))
  }

  return (date) => {
    const wanted = Math.max(0, Math.min(dayNumber(date), dayNumber(LAST)) - begin)
    while (known.length <= wanted) addRound()
    return known[wanted] as PlaceId
  }
}

/** Returns the target of the world deck on a day. */
export const targetOfWorld = scheduleOf(epochs)

/** First day of the decks of regions. */
export const REGIONS_FROM: UtcDate = '2026-11-01'

/**
 * Creates the schedule of a deck of regions, in which no region comes again within a third of the deck. Published days never
 * change: a region that is added later needs a second period here.
 */
export function scheduleOfRegions(deck: RegionDeckName): (date: UtcDate) => PlaceId {
  const { targets } = regionDecks[deck]
  const apart = Math.floor(targets.length / 3)
  return scheduleOf([{ first: REGIONS_FROM, targets }], {
    name: deck,
    apart,
    avoidsTwenty: false,
    avoids: never,
  })
}

/**
 * Fisher-Yates shuffle (D. Knuth, "The Art of Computer Programming", 3.4.2 P). All published days follow from it: `shuffled`
 * gives another order.
 */
function fisherYates(codes: readonly PlaceId[], first: number): PlaceId[] {
  const order = [...codes]
  let seed = first
  // The swap at index 0 has no effect, but advances the seed.
  for (const place of [...order.keys()].reverse()) {
    const drawn = draw(seed, place + 1)
    seed = drawn.seed
    swap(order, place, drawn.index)
  }
  return order
}

/**
 * Swaps each country that does not fit its place, from a given index on, with the next one for which both fit, searching
 * around the end.
 */
function arrange(order: PlaceId[], from: number, isFit: (code: PlaceId, place: number) => boolean): void {
  const at = (place: number) => order[place] as PlaceId
  const count = order.length - from
  for (let place = from; place < order.length; place++) {
    if (isFit(at(place), place)) continue
    for (let step = 1; step < count; step++) {
      const other = from + ((place - from + step) % count)
      if (!isFit(at(other), place) || !isFit(at(place), other)) continue
      swap(order, place, other)
      break
    }
  }
}

function swap(order: PlaceId[], one: number, other: number): void {
  ;[order[one], order[other]] = [order[other] as PlaceId, order[one] as PlaceId]
}

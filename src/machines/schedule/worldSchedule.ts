import type { CountryCode } from '../../geo/countries'
import { decks } from '../../geo/decks'
import { dateOfDay, dayNumber, type UtcDate } from '../day'
import { hash } from '../hash'
import { draw } from './draw'
import { hashedInTwenty, LAST, SPACED_FROM, targetOfTwenty } from './twentySchedule'

/** No country comes again within so many days. */
export const APART = 30

/** From when on which countries are sought. */
export type Epoch = { readonly first: UtcDate; readonly targets: readonly CountryCode[] }

/**
 * What is published never changes: a change of the deck is a new row, with the countries that are sought from then on, and
 * its first day is at least {@link APART} days after the release, so that programs that have been offline agree.
 */
export const epochs: readonly [Epoch, ...Epoch[]] = [
  { first: '2026-01-01', targets: decks.world.targets.slice(0, 190) },
]

/**
 * The country of each day of the world: one round of all countries after another, each shuffled by a seed of its own, in
 * which a country that has come within {@link APART} days, or that the twenty have that day, changes places with the next
 * one that fits. Before the first epoch every day is like its first, and after {@link LAST} like that.
 */
export function scheduleOf(epochs: readonly [Epoch, ...Epoch[]]): (date: UtcDate) => CountryCode {
  const begin = dayNumber(epochs[0].first)
  const known: CountryCode[] = []

  const addRound = () => {
    const day = begin + known.length
    const epoch = epochs.findLast(({ first }) => dayNumber(first) <= day) ?? epochs[0]
    const next = epochs[epochs.indexOf(epoch) + 1]
    const round = (day - dayNumber(epoch.first)) / epoch.targets.length
    const order = shuffled(epoch.targets, hash(`world ${epoch.first} ${round}`))
    const last = new Map(known.slice(-APART).map((code, place, { length }) => [code, place - length]))
    const isFitBy = (twentyOn: (date: UtcDate) => CountryCode) => (code: CountryCode, place: number) => {
      const apart = place - (last.get(code) ?? Number.NEGATIVE_INFINITY)
      return apart >= APART && twentyOn(dateOfDay(day + place)) !== code
    }
    // The days before the twenty were spaced were published, and stay where they are.
    const turn = Math.max(0, dayNumber(SPACED_FROM) - day)
    if (turn > 0) arrange(order, 0, isFitBy(hashedInTwenty))
    arrange(order, turn, isFitBy(targetOfTwenty))
    known.push(...(next ? order.slice(0, dayNumber(next.first) - day) : order))
  }

  return (date) => {
    const wanted = Math.max(0, Math.min(dayNumber(date), dayNumber(LAST)) - begin)
    while (known.length <= wanted) addRound()
    return known[wanted] as CountryCode
  }
}

/** The country that the world has on a day. */
export const targetOfWorld = scheduleOf(epochs)

/** The algorithm of Fisher and Yates (D. Knuth, "The Art of Computer Programming", 3.4.2 P). */
function shuffled(codes: readonly CountryCode[], first: number): CountryCode[] {
  const order = [...codes]
  let seed = first
  // The first one changes places with itself.
  for (const place of [...order.keys()].reverse()) {
    const drawn = draw(seed, place + 1)
    seed = drawn.seed
    swap(order, place, drawn.index)
  }
  return order
}

/**
 * Swaps every country from a place on that does not fit there with the next one, round the end and back to that place, so
 * that both fit.
 */
function arrange(
  order: CountryCode[],
  from: number,
  isFit: (code: CountryCode, place: number) => boolean,
): void {
  const at = (place: number) => order[place] as CountryCode
  const count = order.length - from
  for (let place = from; place < order.length; place++) {
    // The first one is itself: most fit where they are.
    for (let step = 0; step < count; step++) {
      const other = from + ((place - from + step) % count)
      if (!isFit(at(other), place) || !isFit(at(place), other)) continue
      swap(order, place, other)
      break
    }
  }
}

function swap(order: CountryCode[], one: number, other: number): void {
  ;[order[one], order[other]] = [order[other] as CountryCode, order[one] as CountryCode]
}

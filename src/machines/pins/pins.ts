import { type DeckName, deckOf, isPublished } from '../../geo/decks'
import type { Kilometres } from '../../geo/point'
import { streaksIn } from '../record/streaks'
import { type EpochMs, type UtcDate, utcDateOf } from '../schedule/day'
import { isAheadOf } from '../series/ahead'
import type { Spot } from '../series/questions'

/** Pin that was set. */
export type Pin = {
  readonly at: EpochMs
  readonly spot: Spot
  /** Distance to the country, in whole kilometres, as it was measured then; on a map of somebody's own, exactly. */
  readonly distance: Kilometres
}

/** Five Pins of a day: the pins set so far, oldest first. */
export type PinsDay = {
  readonly date: UtcDate
  readonly pins: readonly Pin[]
  /** Version of the tables by which its pins were measured, if it is not {@link PIN_TABLES}. */
  readonly tables?: number
  /** Present if it came from outside with other tables, so that it is shown, and counts for nothing. */
  readonly isUnjudged?: true
}

/**
 * Version of the tables of Five Pins: countries of the days, their borders and the regions of the world. It rises with each
 * change that moves a pin's distance.
 */
export const PIN_TABLES = 1

/** Number of pins of a day, points for a pin in the country, and distance from which on there are none. */
export const PINS = 5
export const FULL = 100
const FAR: Kilometres = 5000

/** Distance to the country up to which a place is right, where there are no points. */
export const NEAR: Kilometres = 250

/** Share of the span of a map of somebody's own that is as much of its picture as {@link NEAR} is of the globe. */
const NEAR_SHARE = 1 / 40

/** Distance up to which a place of a deck is right. */
export function nearIn(deck: DeckName): Kilometres {
  return isPublished(deck) ? NEAR : deckOf(deck).span * NEAR_SHARE
}

/** Whether a pin is right where there are no points. */
export function isNear({ distance }: Pick<Pin, 'distance'>, near = NEAR): boolean {
  return distance <= near
}

/** Points for a pin, from 0 to {@link FULL}. */
export function pointsOf({ distance }: Pick<Pin, 'distance'>): number {
  return Math.max(0, Math.round(FULL * (1 - distance / FAR)))
}

/** Least points of each grade but the lowest. */
const GRADES = [50, 90]

/** Grade of a pin by its points, from 0 to 2, by which it is coloured. */
export function pinGradeOf(pin: Pick<Pin, 'distance'>): 0 | 1 | 2 {
  return GRADES.filter((least) => pointsOf(pin) >= least).length as 0 | 1 | 2
}

/** Points for all pins, up to {@link FULL} each. */
export function totalOf({ pins }: Pick<PinsDay, 'pins'>): number {
  return pins.reduce((sum, pin) => sum + pointsOf(pin), 0)
}

/** Whether all pins are set. */
export function isComplete({ pins }: Pick<PinsDay, 'pins'>): boolean {
  return pins.length >= PINS
}

/** Whether a day was begun after its date. */
export function isBegunLate({ date, pins: [first] }: PinsDay): boolean {
  return first !== undefined && utcDateOf(first.at) > date
}

/** Whether a day replaces another version of itself. */
export function isAhead(day: PinsDay, other: PinsDay): boolean {
  return day.date === other.date && isAheadOf(day.pins, other.pins)
}

/** Number of days in a row, up to `today`, of which all pins were set and the first on its date. */
export function pinsStreakOf(days: readonly PinsDay[], today: UtcDate): number {
  const finished = days.filter((day) => isComplete(day) && !isBegunLate(day) && !day.isUnjudged)
  return streaksIn(
    finished.map(({ date }) => ({ date, isWon: true })),
    today,
  ).current.days
}

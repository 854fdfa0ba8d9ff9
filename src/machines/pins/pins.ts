import type { Kilometres } from '../../geo/point'
import { dayNumber, type EpochMs, type UtcDate, utcDateOf } from '../day'
import type { Spot } from '../series/mode'
import { type DayPlayed, streaksIn } from '../streaks'

/** Pin that was set. */
export type Pin = {
  readonly at: EpochMs
  readonly spot: Spot
  /** Distance to the country, in whole kilometres, as it was measured then. */
  readonly distance: Kilometres
}

/** Five Pins of a day: the pins set so far, oldest first. */
export type PinsDay = { readonly date: UtcDate; readonly pins: readonly Pin[] }

/** Number of pins of a day, points for a pin in the country, and distance from which on there are none. */
export const PINS = 5
export const FULL = 100
const FAR: Kilometres = 5000

/** Points for a pin, from 0 to {@link FULL}. */
export function pointsOf({ distance }: Pick<Pin, 'distance'>): number {
  return Math.max(0, Math.round(FULL * (1 - distance / FAR)))
}

/** Points for all pins, up to {@link FULL} each. */
export function scoreOf({ pins }: Pick<PinsDay, 'pins'>): number {
  return pins.reduce((sum, pin) => sum + pointsOf(pin), 0)
}

/** Whether all pins are set. */
export function isComplete({ pins }: Pick<PinsDay, 'pins'>): boolean {
  return pins.length >= PINS
}

/** Whether a pin was set as a region as a whole. */
export function isByRegion({ spot }: Pick<Pin, 'spot'>): boolean {
  return typeof spot === 'string'
}

/** Adds a pin; returns the same day if all are set. */
export function withPin(day: PinsDay, pin: Pin): PinsDay {
  return isComplete(day) ? day : { ...day, pins: [...day.pins, pin] }
}

/** Whether a day was begun after its date. */
export function isBegunLate({ date, pins: [first] }: PinsDay): boolean {
  return first !== undefined && utcDateOf(first.at) > date
}

/**
 * Whether a day replaces another version of itself: it made the first different pin earlier, or has more. The order is
 * total, so all tabs and devices agree.
 */
export function isAhead(day: PinsDay, other: PinsDay): boolean {
  if (day.date !== other.date) return false
  const differences = [
    ...day.pins.map((pin, place) => orderOf(pin, other.pins[place] ?? pin)),
    other.pins.length - day.pins.length,
  ]
  return (differences.find((difference) => difference !== 0) ?? 0) < 0
}

/** Compares two pins by time, then by all that is stored of them; negative if the first comes before the other. */
function orderOf(pin: Pin, other: Pin): number {
  return pin.at - other.at || JSON.stringify(pin).localeCompare(JSON.stringify(other), 'en')
}

/** Number of days in a row, up to `today`, of which all pins were set and the first on its date. */
export function pinsStreakOf(days: readonly PinsDay[], today: UtcDate): number {
  const played = days.flatMap((day): DayPlayed[] => {
    const isOpen = day.date === today && !isComplete(day)
    return isOpen || isBegunLate(day) ? [] : [{ day: dayNumber(day.date), isWon: isComplete(day) }]
  })
  return streaksIn(played, today).current.wins
}

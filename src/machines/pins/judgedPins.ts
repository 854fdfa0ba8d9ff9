import type { EpochMs } from '../day'
import { wasPlayed } from '../series/ahead'
import { PINS_FROM, pinnedOn } from './pinnedCountries'
import { PIN_TABLES, type PinsDay } from './pins'
import { pinAt } from './pinsMode'

/**
 * Judges a day from outside: measures its pins again or, if they were measured by other tables, marks it as unjudged.
 * Returns `undefined` if it cannot have been played by `latest`.
 */
export function judgedPins({ isUnjudged: _, ...day }: PinsDay, latest: EpochMs): PinsDay | undefined {
  const { date, pins, tables = PIN_TABLES } = day
  if (date < PINS_FROM || !wasPlayed(pins, date, latest)) return undefined
  if (tables !== PIN_TABLES) return { ...day, isUnjudged: true }
  const countries = pinnedOn(date)
  const isMeasured = pins.every(({ spot, distance }, place) => {
    const country = countries[place]
    return country && JSON.stringify(pinAt(spot, country)) === JSON.stringify({ spot, distance })
  })
  return isMeasured ? day : undefined
}

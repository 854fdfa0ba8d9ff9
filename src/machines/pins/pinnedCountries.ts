import type { CountryCode } from '../../geo/countries'
import { decks } from '../../geo/decks'
import type { UtcDate } from '../day'
import { REGIONS_FROM, scheduleOf } from '../schedule/worldSchedule'
import { wellKnown } from '../sprint/wellKnown'
import { PINS } from './pins'

/** First day of Five Pins. */
export const PINS_FROM: UtcDate = REGIONS_FROM

/** Countries from well-known to little-known ones: the twenty, then the others. */
const familiar = [...new Set([...decks.twenty.targets, ...wellKnown])]

/**
 * Schedules of the pins, the easiest first. Each has a fifth of the countries, in shuffled rounds of its own, in which no
 * country comes again within half a round. Published days never change.
 */
const schedules = Array.from({ length: PINS }, (_, place) => {
  const [from, to] = [place, place + 1].map((each) => Math.round((familiar.length * each) / PINS))
  const targets = familiar.slice(from, to)
  return scheduleOf([{ first: PINS_FROM, targets }], {
    ...{ name: `pins ${place}`, apart: Math.floor(targets.length / 2), avoidsTwenty: false },
  })
})

/** Countries of a day, from easy to hard, the same for everybody. */
export function pinnedOn(date: UtcDate): readonly CountryCode[] {
  return schedules.map((countryOn) => countryOn(date) as CountryCode)
}

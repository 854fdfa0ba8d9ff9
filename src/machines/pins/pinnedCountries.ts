import type { CountryCode } from '../../geo/countries'
import { continentsOf } from '../../geo/decks'
import type { PlaceId } from '../../geo/place'
import { dateOfDay, type UtcDate } from '../schedule/day'
import { REGIONS_FROM, scheduleOf } from '../schedule/worldSchedule'
import { PINS } from './pins'
import { wellLocated } from './wellLocated'

/** First day of Five Pins. */
export const PINS_FROM: UtcDate = REGIONS_FROM

/**
 * Schedules of the pins, the easiest first. Each has a fifth of the countries, by how well it is known where they are, in shuffled
 * rounds of its own, in which no country comes again within half a round. The last leaves out a country that is on one continent
 * with the four before it. Published days never change.
 */
const schedules = Array.from({ length: PINS }, (_, place) => {
  const [from, to] = [place, place + 1].map((each) => Math.round((wellLocated.length * each) / PINS))
  const targets = wellLocated.slice(from, to)
  return scheduleOf([{ first: PINS_FROM, targets }], {
    name: `pins ${place}`,
    apart: Math.floor(targets.length / 2),
    avoidsTwenty: false,
    avoids: (code, day) => place === PINS - 1 && areOnOneContinent([code, ...easierOn(dateOfDay(day))]),
  })
})

/** Countries of a day without the last. */
function easierOn(date: UtcDate): readonly PlaceId[] {
  return schedules.slice(0, -1).map((countryOn) => countryOn(date))
}

function areOnOneContinent([first, ...others]: readonly [PlaceId, ...PlaceId[]]): boolean {
  return continentsOf(first).some((deck) => others.every((code) => continentsOf(code).includes(deck)))
}

/** Countries of a day, from easy to hard, the same for everybody. */
export function pinnedOn(date: UtcDate): readonly CountryCode[] {
  return schedules.map((countryOn) => countryOn(date) as CountryCode)
}

import { placeOf } from '../../geo/places'
import type { Point } from '../../geo/point'
import type { PinGround } from '../globe/pinGround'
import type { Locale } from '../words/locale'

/**
 * Describes the place of a pin by its coordinates and by what is there: the country, once it may be told, else only land or sea.
 * The borders are those from which a pin is measured. Beyond a map of somebody's own nothing is known.
 */
export function placeWords(point: Point, ground: PinGround, locale: Locale, isAnswered: boolean): string {
  const { say, nameInSentence } = locale
  const spot = spotWords(point, 1 + Math.ceil(Math.log10(ground.start.zoom)), locale)
  const under = ground.placeAt(point)
  if (under === undefined) return ground.isOwn ? spot : say('pins.sea', { spot })
  const name = nameInSentence(placeOf(under))
  // Its letters may run the other way.
  return isAnswered
    ? say('pins.in', { spot, name: ground.isOwn ? `\u2068${name}\u2069` : name })
    : say('pins.land', { spot })
}

/** Formats a point in degrees with as many decimals as are given: `12° N, 8.5° W`. */
function spotWords([latitude, longitude]: Point, decimals: number, { say, tenths }: Locale): string {
  const size = (degrees: number) => tenths(Math.abs(degrees), decimals)
  return say('pins.spot', {
    latitude: size(latitude),
    north: latitude < 0 ? 'south' : 'north',
    longitude: size(longitude),
    east: longitude < 0 ? 'west' : 'east',
  })
}

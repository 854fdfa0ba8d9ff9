import { countryOf } from '../../geo/countries'
import { closeShapeOf } from '../../geo/maps/borders'
import { countryAt } from '../../geo/maps/countryAt'
import type { Point } from '../../geo/point'
import type { Locale } from '../words/locale'

/**
 * Describes the place of a pin by its coordinates and by what is there: the country, once it may be told, else only land or sea.
 * The borders are those from which a pin is measured.
 */
export function placeWords(point: Point, locale: Locale, isAnswered: boolean): string {
  const { say, nameInSentence } = locale
  const spot = spotWords(point, locale)
  const under = countryAt(point, closeShapeOf)
  if (under === undefined) return say('pins.sea', { spot })
  return isAnswered
    ? say('pins.in', { spot, name: nameInSentence(countryOf(under)) })
    : say('pins.land', { spot })
}

/** Formats a point in whole or tenths of degrees: `12° N, 8.5° W`. */
function spotWords([latitude, longitude]: Point, { say, tenths }: Locale): string {
  const size = (degrees: number) => tenths(Math.round(Math.abs(degrees) * 10) / 10)
  return say('pins.spot', {
    latitude: size(latitude),
    north: latitude < 0 ? 'south' : 'north',
    longitude: size(longitude),
    east: longitude < 0 ? 'west' : 'east',
  })
}

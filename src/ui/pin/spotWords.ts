import type { Point } from '../../geo/point'
import type { Locale } from '../words/locale'

/** Formats a point in whole or tenths of degrees: `12° N, 8.5° W`. */
export function spotWords([latitude, longitude]: Point, { say, tenths }: Locale): string {
  const size = (degrees: number) => tenths(Math.round(Math.abs(degrees) * 10) / 10)
  return say('pins.spot', {
    ...{ latitude: size(latitude), north: latitude < 0 ? 'south' : 'north' },
    ...{ longitude: size(longitude), east: longitude < 0 ? 'west' : 'east' },
  })
}

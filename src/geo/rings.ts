import type { Position } from 'geojson'
import { vectorOf } from './vector'

/** Lines on the unit sphere, ready to be turned: x, y, z of each place after the other, and where each line ends. */
export type Rings = { readonly places: Float64Array; readonly ends: readonly number[] }

/** Lines of places in degrees, as in GeoJSON. */
export function ringsOf(lines: readonly (readonly Position[])[]): Rings {
  const ends: number[] = []
  const places: number[] = []
  for (const line of lines) {
    for (const [longitude = 0, latitude = 0] of line) places.push(...vectorOf([latitude, longitude]))
    ends.push(places.length)
  }
  return { places: Float64Array.from(places), ends }
}

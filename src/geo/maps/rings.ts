import type { Position } from 'geojson'
import { radians } from '../radians'

/** Lines on the unit sphere, ready to be turned: x, y, z of each place after the other, and where each line ends. */
export type Rings = { readonly places: Float64Array; readonly ends: readonly number[] }

/** Lines of places in degrees, as in GeoJSON. */
export function ringsOf(lines: readonly (readonly Position[])[]): Rings {
  let end = 0
  const ends = lines.map(({ length }) => {
    end += 3 * length
    return end
  })
  const places = new Float64Array(end)
  let i = 0
  for (const line of lines) {
    for (const place of line) {
      const φ = radians(place[1] as number)
      const λ = radians(place[0] as number)
      const across = Math.cos(φ)
      places[i++] = across * Math.cos(λ)
      places[i++] = across * Math.sin(λ)
      places[i++] = Math.sin(φ)
    }
  }
  return { places, ends }
}

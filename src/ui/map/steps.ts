import type { CountryCode } from '../../geo/countries'
import type { CountryOnMap } from '../../geo/maps/flatMap'

/** Which way each arrow key goes on a map. */
const WAYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
}

/** Keys that bring a map nearer or further, with or without the Shift key that a keyboard needs for them. */
export const ZOOMS: Readonly<Record<string, 1 | -1>> = { '+': 1, '=': 1, '-': -1, _: -1 }

/** How many times as far a way to the side counts as one straight ahead. */
const ASIDE = 2

/**
 * The country to which an arrow key leads from another: the nearest that lies that way;
 * `undefined` of other keys, and at the edge.
 */
export function stepFrom(
  from: CountryOnMap,
  key: string,
  countries: readonly CountryOnMap[],
): CountryCode | undefined {
  const way = WAYS[key]
  if (way === undefined) return undefined
  const [x, y] = way
  let nearest: CountryCode | undefined
  let least = Number.POSITIVE_INFINITY
  for (const { code, spot } of countries) {
    const [right, down] = [spot[0] - from.spot[0], spot[1] - from.spot[1]]
    const ahead = right * x + down * y
    const aside = Math.abs(right * y) + Math.abs(down * x)
    // Within a quarter turn of the way.
    if (ahead <= 0 || aside > ahead) continue
    const far = ahead + aside * ASIDE
    if (far < least) [nearest, least] = [code, far]
  }
  return nearest
}

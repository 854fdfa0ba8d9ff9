import type { CountryCode } from '../../geo/countries'
import type { CountryOnMap } from '../../geo/maps/flatMap'

/** Direction of each arrow key on a picture. */
export const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
}

/** Keys that zoom a map in (1) or out (−1), with or without Shift, since keyboards differ. */
export const ZOOMS: Readonly<Record<string, 1 | -1>> = { '+': 1, '=': 1, '-': -1, _: -1 }

/** Weight of a sideways distance against one straight ahead. */
const ASIDE = 2

/**
 * The country that an arrow key moves to from another: the nearest within 45° of the key's direction; `undefined` for
 * other keys, and at the edge.
 */
export function stepFrom(
  from: CountryOnMap,
  key: string,
  countries: readonly CountryOnMap[],
): CountryCode | undefined {
  const way = ARROWS[key]
  if (way === undefined) return undefined
  const [x, y] = way
  let nearest: CountryCode | undefined
  let least = Number.POSITIVE_INFINITY
  for (const { code, spot } of countries) {
    const [right, down] = [spot[0] - from.spot[0], spot[1] - from.spot[1]]
    const ahead = right * x + down * y
    const aside = Math.abs(right * y) + Math.abs(down * x)
    // A country counts within 45° of the direction, to either side.
    if (ahead <= 0 || aside > ahead) continue
    const far = ahead + aside * ASIDE
    if (far < least) [nearest, least] = [code, far]
  }
  return nearest
}

import { ringsOf, type Spot } from './outlineRings'

/**
 * An outline turned clockwise by some degrees, as path data, and fitted to the 100×100 box again: as wide or as high as
 * that, and in its middle. The outline as it was cannot be seen in it without turning it back.
 */
export function turnedPath(path: string, degrees: number): string {
  const turn = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const rings = ringsOf(path).map((ring) =>
    ring.map(([x, y]): Spot => [x * cos - y * sin, x * sin + y * cos]),
  )
  const spots = rings.flat()
  // A few thousand at most: as many can be handed over at once.
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const scale = 100 / Math.max(right - left, bottom - top)
  const fitted = (at: number, from: number, to: number) =>
    Math.round((50 + (at - (from + to) / 2) * scale) * 100) / 100
  return rings
    .map(
      (ring) => `M${ring.map(([x, y]) => `${fitted(x, left, right)} ${fitted(y, top, bottom)}`).join('L')}Z`,
    )
    .join('')
}

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
  const [xs, ys] = [0, 1].map((axis) => rings.flat().map((spot) => spot[axis] as number)) as [
    number[],
    number[],
  ]
  const [left, right, top, bottom] = [least(xs), -least(xs.map(minus)), least(ys), -least(ys.map(minus))]
  const scale = 100 / Math.max(right - left, bottom - top)
  const fitted = (at: number, from: number, to: number) =>
    String(Math.round((50 + (at - (from + to) / 2) * scale) * 100) / 100)
  return rings
    .map(
      (ring) => `M${ring.map(([x, y]) => `${fitted(x, left, right)} ${fitted(y, top, bottom)}`).join('L')}Z`,
    )
    .join('')
}

function least(numbers: readonly number[]): number {
  return numbers.reduce((least, number) => Math.min(least, number))
}

function minus(number: number): number {
  return -number
}

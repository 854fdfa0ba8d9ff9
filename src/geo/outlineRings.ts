import { radians } from './point'

/** Position in the 100×100 box of an outline: to the right and down. */
export type OutlinePoint = readonly [x: number, y: number]

/** Corners of a part of an outline, or of a lake in it; the first is not repeated at the end. */
export type Ring = readonly OutlinePoint[]

/** Command of path data with its numbers; outlines use no others. */
const COMMAND = /([a-z])([^a-z]*)/gi
const NUMBER = /-?[\d.]+/g

/**
 * Parses the rings of an outline. Path data is relative to the end of the previous command or, in a turned outline,
 * absolute.
 */
export function outlineRingsOf(path: string): readonly Ring[] {
  const rings: OutlinePoint[][] = []
  let ring: OutlinePoint[] = []
  let [x, y] = [0, 0]
  for (const [, command, rest] of path.matchAll(COMMAND) as Iterable<[string, string, string]>) {
    const numbers = Array.from(rest.matchAll(NUMBER), ([number]) => Number(number))
    if (command === 'z') [x, y] = ring[0] as OutlinePoint
    if (/m/i.test(command)) {
      ring = []
      rings.push(ring)
    }
    const step = command === 'h' || command === 'v' ? 1 : 2
    for (let at = 0; at < numbers.length; at += step) {
      const [first = 0, second = 0] = numbers.slice(at, at + step)
      // Capital letters are absolute commands.
      if (command < 'a') [x, y] = [0, 0]
      x += command === 'v' ? 0 : first
      y += command === 'v' ? first : second
      ring.push([x, y])
    }
  }
  return rings
}

/**
 * Rotates an outline clockwise by an angle in degrees and fits it into the 100×100 box again, centred. The result
 * does not reveal the original orientation.
 */
export function turnedPath(path: string, degrees: number): string {
  const turn = radians(degrees)
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const rings = outlineRingsOf(path).map((ring) =>
    ring.map(([x, y]): OutlinePoint => [x * cos - y * sin, x * sin + y * cos]),
  )
  const spots = rings.flat()
  // Few enough to pass as arguments at once: a few thousand at most.
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

/** Signed area of a ring: positive if it runs clockwise. */
export function ringArea(ring: Ring): number {
  const twice = ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length] as OutlinePoint
    return sum + x * nextY - y * nextX
  }, 0)
  return twice / 2
}

/** Vertical extent of land, from top to bottom. */
export type Span = readonly [top: number, bottom: number]

/** Extents of land along a vertical line, by the even-odd rule that also fills the outline. */
export function spansAt(rings: readonly Ring[], x: number): readonly Span[] {
  const coasts: number[] = []
  for (const ring of rings) {
    let [x1, y1] = ring.at(-1) as OutlinePoint
    for (const [x2, y2] of ring) {
      if (x1 <= x !== x2 <= x) coasts.push(y1 + ((x - x1) / (x2 - x1)) * (y2 - y1))
      ;[x1, y1] = [x2, y2]
    }
  }
  return pairsOf(coasts.sort((one, other) => one - other))
}

/** Whether a position is on land. */
export function isLand(rings: readonly Ring[], [x, y]: OutlinePoint): boolean {
  return spansAt(rings, x).some(([top, bottom]) => top <= y && y < bottom)
}

/** Groups sorted coast positions into spans. */
export function pairsOf(coasts: readonly number[]): readonly Span[] {
  return Array.from({ length: coasts.length / 2 }, (_, at) => [coasts[2 * at], coasts[2 * at + 1]] as Span)
}

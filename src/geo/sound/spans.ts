import type { Spot } from '../outlineRings'

/** From where to where there is land, going down. */
export type Span = readonly [top: number, bottom: number]

/** Where there is land along a line from north to south, by the even-odd rule by which it is drawn. */
export function spansAt(rings: readonly (readonly Spot[])[], x: number): readonly Span[] {
  const coasts: number[] = []
  for (const ring of rings) {
    let [x1, y1] = ring.at(-1) as Spot
    for (const [x2, y2] of ring) {
      if (x1 <= x !== x2 <= x) coasts.push(y1 + ((x - x1) / (x2 - x1)) * (y2 - y1))
      ;[x1, y1] = [x2, y2]
    }
  }
  return pairsOf(coasts.sort((one, other) => one - other))
}

/** Whether a place is on land. */
export function isLand(rings: readonly (readonly Spot[])[], [x, y]: Spot): boolean {
  return spansAt(rings, x).some(([top, bottom]) => top <= y && y < bottom)
}

/** Spans from where they begin and end, in their order. */
export function pairsOf(coasts: readonly number[]): readonly Span[] {
  return Array.from({ length: coasts.length / 2 }, (_, at) => [coasts[2 * at], coasts[2 * at + 1]] as Span)
}

import type { GridSpot, Loop } from './loop'

/**
 * Where a drawing is land, along evenly spaced horizontal lines: exactly along each, by the even-odd rule by
 * which it is filled. Touching rings do no harm, as they do to polygon clipping.
 */
export class Land {
  readonly #spacing: number
  /** Of each line, where it passes from sea to land and back, in ascending order. */
  readonly #lines: readonly Float64Array[]

  /** Takes a drawing, the side of its box, and the number of lines to cut it by. */
  constructor(loops: readonly Loop[], side: number, lines: number) {
    this.#spacing = side / lines
    const shores = Array.from({ length: lines }, (): number[] => [])
    for (const loop of loops) {
      for (const [i, a] of loop.entries()) {
        const b = loop[(i + 1) % loop.length] as GridSpot
        const to = this.#firstBelow(Math.max(a[1], b[1]))
        for (let line = this.#firstBelow(Math.min(a[1], b[1])); line < to; line++) {
          shores[line]?.push(crossing(a, b, this.#height(line)))
        }
      }
    }
    this.#lines = shores.map((xs) => Float64Array.from(xs).sort())
  }

  /** Area of land less area of sea in a triangle. */
  balance(a: GridSpot, b: GridSpot, c: GridSpot): number {
    const to = this.#firstBelow(Math.max(a[1], b[1], c[1]))
    let sum = 0
    for (let line = this.#firstBelow(Math.min(a[1], b[1], c[1])); line < to; line++) {
      const y = this.#height(line)
      let [left, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
      for (const [p, q] of [
        [a, b],
        [b, c],
        [c, a],
      ] as const) {
        if (p[1] <= y === q[1] <= y) continue
        const x = crossing(p, q, y)
        left = Math.min(left, x)
        right = Math.max(right, x)
      }
      if (left < right) sum += balanceAlong(this.#lines[line] ?? new Float64Array(), left, right)
    }
    return sum * this.#spacing
  }

  /** Area of land from one height down to another. */
  within(top: number, bottom: number): number {
    let sum = 0
    for (const shores of this.#lines.slice(this.#firstBelow(top), this.#firstBelow(bottom))) {
      for (const [i, x] of shores.entries()) sum += i % 2 === 0 ? -x : x
    }
    return sum * this.#spacing
  }

  /** Intersection over union with another drawing cut by the same lines: 1 where they are the same. */
  overlap(other: Land): number {
    let [both, either] = [0, 0]
    for (const [line, own] of this.#lines.entries()) {
      const shores = [
        ...Array.from(own, (x) => ({ x, of: 1 })),
        ...Array.from(other.#lines[line] ?? [], (x) => ({ x, of: 2 })),
      ].sort((p, q) => p.x - q.x)
      let inside = 0
      for (const [i, { x, of }] of shores.entries()) {
        inside ^= of
        const length = (shores[i + 1]?.x ?? x) - x
        if (inside === 3) both += length
        if (inside !== 0) either += length
      }
    }
    return both / either
  }

  /** A line lies in the middle of its strip, clear of the whole steps on which corners lie. */
  #height(line: number): number {
    return (line + 0.5) * this.#spacing
  }

  #firstBelow(y: number): number {
    return Math.max(0, Math.ceil(y / this.#spacing - 0.5))
  }
}

/** Where the line from a to b is at height y. */
function crossing(a: GridSpot, b: GridSpot, y: number): number {
  return a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0])
}

/** Length of land less length of sea between two places of a line. */
function balanceAlong(shores: Float64Array, left: number, right: number): number {
  let [from, to] = [0, shores.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((shores[middle] as number) <= left) from = middle + 1
    else to = middle
  }
  let [sum, at] = [0, left]
  for (let shore = from; at < right; shore++) {
    const next = Math.min(shores[shore] ?? right, right)
    sum += shore % 2 === 1 ? next - at : at - next
    at = next
  }
  return sum
}

import { type Loop, type Spot, twiceArea } from './loop'
import { STEPS } from './plane'

/** Side of a cell in steps: a two-hundredth of the box. */
const CELL = STEPS / 200

/** The spots of a drawing by the cell they lie in, so that those within a triangle are found without asking all. */
export class Grid {
  readonly #cells = new Map<number, Set<Spot>>()

  constructor(loops: readonly Loop[]) {
    for (const spot of loops.flat()) {
      const key = keyOf(cellOf(spot[0]), cellOf(spot[1]))
      const cell = this.#cells.get(key)
      if (cell === undefined) this.#cells.set(key, new Set([spot]))
      else cell.add(spot)
    }
  }

  delete(spot: Spot): void {
    this.#cells.get(keyOf(cellOf(spot[0]), cellOf(spot[1])))?.delete(spot)
  }

  /** Whether a spot other than its corners lies in the triangle or on its edge. */
  isWithin(a: Spot, b: Spot, c: Spot): boolean {
    const [left, right] = [Math.min(a[0], b[0], c[0]), Math.max(a[0], b[0], c[0])]
    const [top, bottom] = [Math.min(a[1], b[1], c[1]), Math.max(a[1], b[1], c[1])]
    for (let x = cellOf(left); x <= cellOf(right); x++) {
      for (let y = cellOf(top); y <= cellOf(bottom); y++) {
        for (const spot of this.#cells.get(keyOf(x, y)) ?? []) {
          if (spot[0] < left || spot[0] > right || spot[1] < top || spot[1] > bottom) continue
          if (spot !== a && spot !== b && spot !== c && isInside(spot, a, b, c)) return true
        }
      }
    }
    return false
  }
}

function isInside(spot: Spot, a: Spot, b: Spot, c: Spot): boolean {
  const sides = [twiceArea(a, b, spot), twiceArea(b, c, spot), twiceArea(c, a, spot)]
  return sides.every((side) => side >= 0) || sides.every((side) => side <= 0)
}

function cellOf(coordinate: number): number {
  return Math.floor(coordinate / CELL)
}

function keyOf(x: number, y: number): number {
  return x * 1000 + y
}

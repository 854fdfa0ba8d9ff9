import { type GridSpot, type Loop, twiceArea } from './loop'
import { STEPS } from './plane'

/** The most cells along a side of the box; more would only make long edges pass through more of them. */
const MOST_CELLS = 200

/** A corner of a drawing; an edge runs from it to the next, and goes by its name. */
export type Corner = { spot: GridSpot; before: Corner; after: Corner }

/** The corners of a loop, each linked with its neighbours. */
export function cornersOf(loop: Loop): readonly Corner[] {
  const corners = loop.map((spot) => ({ spot }) as Corner)
  for (const [i, corner] of corners.entries()) {
    corner.before = corners.at(i - 1) as Corner
    corner.after = corners[(i + 1) % corners.length] as Corner
  }
  return corners
}

/** The edges of a drawing by the cells they pass, so that those in the way of a line are found without asking all. */
export class Edges {
  readonly #cells = new Map<number, Corner[]>()
  readonly #side: number

  constructor(corners: readonly Corner[]) {
    this.#side = STEPS / Math.min(MOST_CELLS, Math.ceil(Math.sqrt(corners.length)))
    for (const corner of corners) this.add(corner)
  }

  add(corner: Corner): void {
    for (const key of this.#keysOf(corner.spot, corner.after.spot)) {
      const cell = this.#cells.get(key)
      if (cell === undefined) this.#cells.set(key, [corner])
      else cell.push(corner)
    }
  }

  /** Takes an edge out; to be called before either end of it moves. */
  delete(corner: Corner): void {
    for (const key of this.#keysOf(corner.spot, corner.after.spot)) {
      const cell = this.#cells.get(key) ?? []
      const at = cell.indexOf(corner)
      const last = cell.pop()
      if (at < cell.length && last !== undefined) cell[at] = last
    }
  }

  /** How many edges, save some, a line crosses or touches; an edge may count once for each cell they share. */
  crossings(from: GridSpot, to: GridSpot, except: readonly Corner[]): number {
    let count = 0
    for (const key of this.#keysOf(from, to)) {
      const cell = this.#cells.get(key)
      if (cell === undefined) continue
      for (const edge of cell) {
        if (isCrossing(from, to, edge.spot, edge.after.spot) && !except.includes(edge)) count += 1
      }
    }
    return count
  }

  #keysOf(a: GridSpot, b: GridSpot): readonly number[] {
    const [left, right] = [this.#cellOf(Math.min(a[0], b[0])), this.#cellOf(Math.max(a[0], b[0]))]
    const [top, bottom] = [this.#cellOf(Math.min(a[1], b[1])), this.#cellOf(Math.max(a[1], b[1]))]
    const keys: number[] = []
    for (let x = left; x <= right; x++) for (let y = top; y <= bottom; y++) keys.push(x * 1000 + y)
    return keys
  }

  #cellOf(coordinate: number): number {
    return Math.floor(coordinate / this.#side)
  }
}

/** Whether the lines a–b and c–d have a place in common. */
export function isCrossing(a: GridSpot, b: GridSpot, c: GridSpot, d: GridSpot): boolean {
  return (
    isOverlapping(a[0], b[0], c[0], d[0]) &&
    isOverlapping(a[1], b[1], c[1], d[1]) &&
    twiceArea(a, b, c) * twiceArea(a, b, d) <= 0 &&
    twiceArea(c, d, a) * twiceArea(c, d, b) <= 0
  )
}

function isOverlapping(a: number, b: number, c: number, d: number): boolean {
  return Math.max(a, b) >= Math.min(c, d) && Math.max(c, d) >= Math.min(a, b)
}

import { EARTH_RADIUS } from '../../src/geo/distance'
import type { Coast } from './coast'

/**
 * A k-d tree over points on the unit sphere (J. L. Bentley, "Multidimensional Binary Search Trees Used for
 * Associative Searching", CACM 18, 1975): the middle of each stretch of `order` splits it along x, y and z
 * in turn. Twenty countries take 19 s when every point is compared with every other.
 */
export class Tree {
  readonly #points: Coast
  readonly #order: Int32Array

  constructor(points: Coast) {
    this.#points = points
    this.#order = Int32Array.from({ length: points.length / 3 }, (_, i) => i)
    this.#split(0, this.#order.length, 0)
  }

  /** Shortest distance in km from any of the points given to any of the tree's, or `limit` if all are further. */
  gap(points: Coast, limit: number): number {
    let best = chordOf(limit) ** 2
    for (let i = 0; i < points.length; i += 3) best = this.#nearest(points, i, 0, this.#order.length, 0, best)
    return Math.min(limit, arcOf(Math.sqrt(best)))
  }

  #split(from: number, to: number, axis: number): void {
    if (to - from < 2) return
    this.#order.subarray(from, to).sort((a, b) => this.#at(a, axis) - this.#at(b, axis))
    const middle = (from + to) >> 1
    this.#split(from, middle, (axis + 1) % 3)
    this.#split(middle + 1, to, (axis + 1) % 3)
  }

  /** The square of the shortest chord from one point to those in a stretch of `order`, if below `best`. */
  #nearest(points: Coast, i: number, from: number, to: number, axis: number, best: number): number {
    if (from >= to) return best
    const middle = (from + to) >> 1
    const node = this.#order[middle] as number
    const dx = this.#at(node, 0) - (points[i] as number)
    const dy = this.#at(node, 1) - (points[i + 1] as number)
    const dz = this.#at(node, 2) - (points[i + 2] as number)
    const across = axis === 0 ? dx : axis === 1 ? dy : dz
    const next = (axis + 1) % 3
    let nearest = Math.min(best, dx * dx + dy * dy + dz * dz)
    if (across > 0 || across * across < nearest)
      nearest = this.#nearest(points, i, from, middle, next, nearest)
    if (across <= 0 || across * across < nearest)
      nearest = this.#nearest(points, i, middle + 1, to, next, nearest)
    return nearest
  }

  #at(node: number, axis: number): number {
    return this.#points[node * 3 + axis] as number
  }
}

/** The straight line through the unit sphere between two places that many km apart on the Earth. */
function chordOf(distance: number): number {
  return 2 * Math.sin(Math.min(distance / EARTH_RADIUS, Math.PI) / 2)
}

function arcOf(chord: number): number {
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, chord / 2))
}

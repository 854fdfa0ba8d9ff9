import { EARTH_RADIUS } from '../greatCircle'
import type { Coast } from './coast'

/**
 * A k-d tree over points on the unit sphere (J. L. Bentley, "Multidimensional Binary Search Trees Used for
 * Associative Searching", CACM 18, 1975). The middle of each stretch of `order` splits it where it is
 * longest; each stretch knows the box round its points, since along a smooth coast the planes that split it
 * would rule out next to nothing. Twenty countries take 19 s when every point is compared with every other.
 */
export class Tree {
  readonly #points: Coast
  readonly #order: Int32Array
  /** By the middle of a stretch: the least x, y and z of its points, then the greatest. */
  readonly #boxes: Float64Array

  constructor(points: Coast) {
    this.#points = points
    this.#order = Int32Array.from({ length: points.length / 3 }, (_, i) => i)
    this.#boxes = new Float64Array(points.length * 2)
    this.#split(0, this.#order.length)
  }

  /** Shortest distance in km from any of the points given to any of the tree's, or `limit` if all are further. */
  gap(points: Coast, limit: number): number {
    let best = chordOf(limit) ** 2
    for (let i = 0; i < points.length; i += 3) best = this.#nearest(points, i, 0, this.#order.length, best)
    return Math.min(limit, arcOf(Math.sqrt(best)))
  }

  #split(from: number, to: number): void {
    if (from >= to) return
    const middle = (from + to) >> 1
    const box = this.#boxes.subarray(middle * 6, middle * 6 + 6)
    let longest = 0
    for (const axis of [0, 1, 2]) {
      let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
      for (let i = from; i < to; i++) {
        const value = this.#at(i, axis)
        if (value < least) least = value
        if (value > most) most = value
      }
      box[axis] = least
      box[axis + 3] = most
      if (most - least > (box[longest + 3] as number) - (box[longest] as number)) longest = axis
    }
    const points = this.#points
    this.#order
      .subarray(from, to)
      .sort((a, b) => (points[a * 3 + longest] as number) - (points[b * 3 + longest] as number))
    this.#split(from, middle)
    this.#split(middle + 1, to)
  }

  /** The square of the shortest chord from one point to those in a stretch of `order`, if below `best`. */
  #nearest(points: Coast, i: number, from: number, to: number, best: number): number {
    const middle = (from + to) >> 1
    const [x, y, z] = [points[i] as number, points[i + 1] as number, points[i + 2] as number]
    let nearest = Math.min(
      best,
      (this.#at(middle, 0) - x) ** 2 + (this.#at(middle, 1) - y) ** 2 + (this.#at(middle, 2) - z) ** 2,
    )
    const before = from < middle ? this.#toBox((from + middle) >> 1, x, y, z) : Number.POSITIVE_INFINITY
    const after = middle + 1 < to ? this.#toBox((middle + 1 + to) >> 1, x, y, z) : Number.POSITIVE_INFINITY
    // The nearer half first: what is found there mostly rules out the other.
    if (before <= after && before < nearest) nearest = this.#nearest(points, i, from, middle, nearest)
    if (after < nearest) nearest = this.#nearest(points, i, middle + 1, to, nearest)
    if (before > after && before < nearest) nearest = this.#nearest(points, i, from, middle, nearest)
    return nearest
  }

  /** The square of the chord from a place to the box of the stretch with this middle, 0 inside. */
  #toBox(middle: number, x: number, y: number, z: number): number {
    return this.#beyond(middle, 0, x) ** 2 + this.#beyond(middle, 1, y) ** 2 + this.#beyond(middle, 2, z) ** 2
  }

  #beyond(middle: number, axis: number, value: number): number {
    const box = middle * 6 + axis
    return Math.max(0, (this.#boxes[box] as number) - value, value - (this.#boxes[box + 3] as number))
  }

  #at(i: number, axis: number): number {
    return this.#points[(this.#order[i] as number) * 3 + axis] as number
  }
}

/** The straight line through the unit sphere between two places that many km apart on the Earth. */
function chordOf(distance: number): number {
  return 2 * Math.sin(Math.min(distance / EARTH_RADIUS, Math.PI) / 2)
}

function arcOf(chord: number): number {
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, chord / 2))
}

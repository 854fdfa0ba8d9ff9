import type { Point } from '../point'
import { dot, pointOf, type Vector, vectorOf } from './vector'

/**
 * The point at a share of the way, 0 to 1, along the shorter great circle from one point to another, by
 * spherical linear interpolation (K. Shoemake, "Animating Rotation with Quaternion Curves", SIGGRAPH 1985).
 * Of antipodes, which every great circle joins, and of the same point twice it gives the first.
 */
export function pointAlong(from: Point, to: Point, share: number): Point {
  const [a, b] = [vectorOf(from), vectorOf(to)]
  const angle = Math.acos(Math.max(-1, Math.min(1, dot(a, b))))
  const sine = Math.sin(angle)
  if (sine < 1e-9) return from
  const [p, q] = [Math.sin((1 - share) * angle) / sine, Math.sin(share * angle) / sine]
  return pointOf(a.map((value, i) => value * p + (b[i] as number) * q) as unknown as Vector)
}

/** Into how many stretches a great circle is cut for drawing: half a turn into such of 2.5 degrees. */
const STRETCHES = 72

/** The great circle from one point to another as points an even way apart, both included. */
export function arcBetween(from: Point, to: Point): readonly Point[] {
  return Array.from({ length: STRETCHES + 1 }, (_, i) => pointAlong(from, to, i / STRETCHES))
}

import type { Point } from '../point'
import { radians } from '../radians'

/** A place on the unit sphere: the axes pierce it at 0° N 0° E, at 0° N 90° E, and at the North Pole. */
export type Vector = readonly [x: number, y: number, z: number]

/** A point as a place on the unit sphere. */
export function vectorOf([latitude, longitude]: Point): Vector {
  const [φ, λ] = [radians(latitude), radians(longitude)]
  return [Math.cos(φ) * Math.cos(λ), Math.cos(φ) * Math.sin(λ), Math.sin(φ)]
}

/** The point at a place on the unit sphere, or straight above or below it. */
export function pointOf([x, y, z]: Vector): Point {
  const degrees = 180 / Math.PI
  return [Math.atan2(z, Math.hypot(x, y)) * degrees, Math.atan2(y, x) * degrees]
}

/** The scalar product: the cosine of the angle between two places. */
export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

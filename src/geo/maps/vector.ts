import type { Position } from 'geojson'
import { degrees, type Point, radians } from '../point'

/** A place on the unit sphere: the axes pierce it at 0° N 0° E, at 0° N 90° E, and at the North Pole. */
export type Vector = readonly [x: number, y: number, z: number]

/** A point as a place on the unit sphere. */
export function vectorOf([latitude, longitude]: Point): Vector {
  const [φ, λ] = [radians(latitude), radians(longitude)]
  return [Math.cos(φ) * Math.cos(λ), Math.cos(φ) * Math.sin(λ), Math.sin(φ)]
}

/** The point at a place on the unit sphere, or straight above or below it. */
export function pointOf([x, y, z]: Vector): Point {
  return [degrees(Math.atan2(z, Math.hypot(x, y))), degrees(Math.atan2(y, x))]
}

/** The scalar product: the cosine of the angle between two places. */
export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

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

/** Lines on the unit sphere, ready to be turned: x, y, z of each place after the other, and where each line ends. */
export type Rings = { readonly places: Float64Array; readonly ends: readonly number[] }

/** Lines of places in degrees, as in GeoJSON. */
export function ringsOf(lines: readonly (readonly Position[])[]): Rings {
  let end = 0
  const ends = lines.map(({ length }) => {
    end += 3 * length
    return end
  })
  const places = new Float64Array(end)
  let i = 0
  for (const line of lines) {
    for (const place of line) {
      const φ = radians(place[1] as number)
      const λ = radians(place[0] as number)
      const across = Math.cos(φ)
      places[i++] = across * Math.cos(λ)
      places[i++] = across * Math.sin(λ)
      places[i++] = Math.sin(φ)
    }
  }
  return { places, ends }
}

import type { Position } from 'geojson'
import { degrees, type Point, radians } from '../point'

/** Place on the unit sphere. Its axes pass through 0° N 0° E, 0° N 90° E, and the North Pole. */
export type Vector = readonly [x: number, y: number, z: number]

/** Converts a point to a place on the unit sphere. */
export function vectorOf([latitude, longitude]: Point): Vector {
  const [φ, λ] = [radians(latitude), radians(longitude)]
  return [Math.cos(φ) * Math.cos(λ), Math.cos(φ) * Math.sin(λ), Math.sin(φ)]
}

/** Converts a place on the unit sphere, or straight above or below it, to a point. */
export function pointOf([x, y, z]: Vector): Point {
  return [degrees(Math.atan2(z, Math.hypot(x, y))), degrees(Math.atan2(y, x))]
}

/** Dot product: the cosine of the angle between two places. */
export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

/**
 * Point at a fraction, 0 to 1, of the shorter great circle between two points, by spherical linear interpolation (K.
 * Shoemake, "Animating Rotation with Quaternion Curves", SIGGRAPH 1985). Returns the first point if both are
 * identical or antipodal.
 */
export function pointAlong(from: Point, to: Point, share: number): Point {
  const [a, b] = [vectorOf(from), vectorOf(to)]
  const angle = Math.acos(Math.max(-1, Math.min(1, dot(a, b))))
  const sine = Math.sin(angle)
  if (sine < 1e-9) return from
  const [p, q] = [Math.sin((1 - share) * angle) / sine, Math.sin(share * angle) / sine]
  return pointOf(a.map((value, i) => value * p + (b[i] as number) * q) as unknown as Vector)
}

/** Number of segments in a drawn great circle: half a turn has segments of 2.5 degrees. */
const STRETCHES = 72

/** Equally spaced points along the great circle between two points, including both. */
export function arcBetween(from: Point, to: Point): readonly Point[] {
  return Array.from({ length: STRETCHES + 1 }, (_, i) => pointAlong(from, to, i / STRETCHES))
}

/**
 * Lines on the unit sphere, ready to rotate: x, y and z of all places in sequence, and the index after the last
 * number of each line.
 */
export type Rings = { readonly places: Float64Array; readonly ends: readonly number[] }

/** Converts lines in degrees, as in GeoJSON, to lines on the unit sphere. */
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

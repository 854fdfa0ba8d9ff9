import type { Position } from 'geojson'
import { EARTH_RADIUS } from '../greatCircle'
import { radians } from '../point'
import type { Polygon } from './polygon'

/** Longest stretch of coast in km that is left without a point of its own. */
const STEP = 10

/** Points on the unit sphere as x, y, z triples. */
export type Coast = Float64Array

/**
 * The rings of a polygon as points on the unit sphere, no further than {@link STEP} apart, so that the
 * distance from point to point stands for the distance from coast to coast.
 */
export function shoreOf(polygon: Polygon): Coast {
  const points: number[] = []
  for (const ring of polygon) {
    for (let i = 1; i < ring.length; i++) {
      const [a, b] = [vector(ring[i - 1] as Position), vector(ring[i] as Position)]
      const steps = Math.max(
        1,
        Math.ceil((Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]) * EARTH_RADIUS) / STEP),
      )
      for (let step = 0; step < steps; step++) points.push(...between(a, b, step / steps))
    }
  }
  return Float64Array.from(points)
}

type Vector = readonly [x: number, y: number, z: number]

function vector([longitude = 0, latitude = 0]: Position): Vector {
  const [λ, φ] = [radians(longitude), radians(latitude)]
  return [Math.cos(φ) * Math.cos(λ), Math.cos(φ) * Math.sin(λ), Math.sin(φ)]
}

function between(a: Vector, b: Vector, share: number): Vector {
  const [x, y, z] = [0, 1, 2].map((i) => (a[i] as number) * (1 - share) + (b[i] as number) * share) as [
    number,
    number,
    number,
  ]
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}

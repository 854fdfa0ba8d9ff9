import { describe, expect, test } from 'vitest'
import { countries } from '../../src/geo/countries'
import { directionOf } from '../../src/geo/direction'
import { greatCircleDistance, initialBearing } from '../../src/geo/greatCircle'
import { arcBetween, pointAlong } from '../../src/geo/maps/vector'
import type { Point } from '../../src/geo/point'
import { proximityOf } from '../../src/geo/proximity'
import { drawn } from '../amount'

const EARTH = 20_000

const pairs = countries.flatMap((from) => countries.filter((to) => to !== from).map((to) => ({ from, to })))
const some = drawn(pairs, 5)

describe('each two of 197 countries, in either order', () => {
  test('are as far apart, and lie in the direction, that vectors say', () => {
    for (const { from, to } of some) {
      const name = `${from.id} ${to.id}`
      const { distance, bearing } = wayBetween(from.centroid, to.centroid)
      const shown = greatCircleDistance(from.centroid, to.centroid)
      expect(Math.abs(shown - distance), name).toBeLessThan(0.001)
      expect(Math.abs(proximityOf(shown, EARTH) - (100 - distance / 200)), name).toBeLessThan(0.501)
      expect(directionOf(initialBearing(from.centroid, to.centroid)), name).toEqual(directionOf(bearing))
    }
  })

  test('have an arc that sets out in the direction of the bearing, ends at the other, and is as long as the distance', () => {
    for (const { from, to } of some) {
      const name = `${from.id} ${to.id}`
      const distance = greatCircleDistance(from.centroid, to.centroid)
      const bearing = initialBearing(from.centroid, to.centroid)
      const soon = pointAlong(from.centroid, to.centroid, 1 / 100)
      const start = wayBetween(from.centroid, soon)
      expect(Math.abs(((start.bearing - bearing + 540) % 360) - 180), name).toBeLessThan(0.001)
      expect(start.distance * 100, name).toBeCloseTo(distance, 2)
      expect(wayBetween(pointAlong(from.centroid, to.centroid, 1), to.centroid).distance, name).toBeLessThan(
        0.001,
      )
    }
  })

  test('have an arc that never leaps, across the antimeridian and by the poles', () => {
    for (const { from, to } of drawn(pairs, 40)) {
      const arc = arcBetween(from.centroid, to.centroid)
      const step = greatCircleDistance(from.centroid, to.centroid) / (arc.length - 1)
      const leaps = arc
        .slice(1)
        .map((point, i) => Math.abs(greatCircleDistance(arc[i] as Point, point) - step))
      expect(Math.max(...leaps), `${from.id} ${to.id}`).toBeLessThan(0.0005)
    }
  })

  test('are so near in four cases alone that a wrong guess would be worth 100 %', () => {
    const near = pairs.filter(
      ({ from, to }) => proximityOf(greatCircleDistance(from.centroid, to.centroid), EARTH) === 100,
    )
    const names = near.filter(({ from, to }) => from.id < to.id).map(({ from, to }) => `${from.id} ${to.id}`)
    expect(names.sort()).toEqual(['AG KN', 'IL PS', 'IT VA', 'LC VC'])
  })
})

/** Kilometres and initial bearing in degrees from one place to another, by vectors. */
function wayBetween(from: Point, to: Point): { readonly distance: number; readonly bearing: number } {
  const [a, b] = [vector(from), vector(to)]
  const [north, east] = [vector([from[0] + 90, from[1]]), vector([0, from[1] + 90])]
  const across = [0, 1, 2].map((i) => at(a, i + 1) * at(b, i + 2) - at(a, i + 2) * at(b, i + 1))
  const distance = 6371 * Math.atan2(Math.hypot(...across), dot(a, b))
  const bearing = (Math.atan2(dot(b, east), dot(b, north)) * 180) / Math.PI
  return { distance, bearing: (bearing + 360) % 360 }
}

type Vector = readonly [number, number, number]

function at(vector: Vector, i: number): number {
  return vector[i % 3] as number
}

function vector([latitude, longitude]: Point): Vector {
  const [lat, lon] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180]
  return [Math.cos(lat) * Math.cos(lon), Math.cos(lat) * Math.sin(lon), Math.sin(lat)]
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

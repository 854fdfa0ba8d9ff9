import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { destinationOf, EARTH_RADIUS, greatCircleDistance, initialBearing } from '../../src/geo/greatCircle'
import { points } from './points'

describe('a destination', () => {
  test('lies as far away, and in that direction, as was asked', () => {
    const ways = fc.tuple(points, fc.integer({ min: 0, max: 359 }), fc.integer({ min: 1, max: 179 }))
    fc.assert(
      fc.property(ways, ([from, bearing, far]) => {
        fc.pre(Math.abs(from[0]) < 89)
        const to = destinationOf(from, bearing, far)
        expect(greatCircleDistance(from, to)).toBeCloseTo((far * Math.PI * EARTH_RADIUS) / 180, 3)
        fc.pre(Math.abs(to[0]) < 89.9)
        const off = Math.abs(initialBearing(from, to) - bearing)
        expect(Math.min(off, 360 - off)).toBeLessThan(0.01)
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EARTH_RADIUS, greatCircleDistance } from '../../src/geo/distance'
import type { Point } from '../../src/geo/point'
import { points } from './points'

const london: Point = [51.5074, -0.1278]
const newYork: Point = [40.7128, -74.006]
const sydney: Point = [-33.8688, 151.2093]
const tokyo: Point = [35.6762, 139.6503]
const saoPaulo: Point = [-23.5505, -46.6333]
const HALF = Math.PI * EARTH_RADIUS

describe('great-circle distance', () => {
  it.each([
    ['London', london, 'New York', newYork, 5570],
    ['London', london, 'Tokyo', tokyo, 9559],
    ['Sydney', sydney, 'São Paulo', saoPaulo, 13358],
    ['Berlin', [52.52, 13.405], 'Paris', [48.8566, 2.3522], 877],
  ] as const)('from %s %s to %s %s is %i km, within 5', (_a, from, _b, to, km) => {
    expect(Math.abs(greatCircleDistance(from, to) - km)).toBeLessThan(5)
  })

  it('is a quarter of the circumference from pole to equator', () => {
    expect(greatCircleDistance([90, 0], [0, 77])).toBeCloseTo(HALF / 2, 6)
  })

  it('is half the circumference between antipodes, poles included', () => {
    expect(greatCircleDistance([90, 0], [-90, 0])).toBeCloseTo(HALF, 6)
    expect(greatCircleDistance([37, -122], [-37, 58])).toBeCloseTo(HALF, 3)
  })

  it('takes the short way across the antimeridian', () => {
    expect(greatCircleDistance([0, 179], [0, -179])).toBeCloseTo((HALF / 180) * 2, 6)
  })

  it('does not depend on the longitude given to a pole', () => {
    expect(greatCircleDistance([90, -120], [90, 45])).toBeCloseTo(0, 6)
  })

  it('is symmetric, zero only for the same place, and at most half the circumference', () => {
    fc.assert(
      fc.property(points, points, (a, b) => {
        const there = greatCircleDistance(a, b)
        expect(there).toBeCloseTo(greatCircleDistance(b, a), 6)
        expect(there).toBeLessThanOrEqual(HALF)
        expect(greatCircleDistance(a, a)).toBe(0)
        if (Math.abs(a[0] - b[0]) > 0.001) expect(there).toBeGreaterThan(0)
      }),
      { numRuns: 2000 },
    )
  })
})

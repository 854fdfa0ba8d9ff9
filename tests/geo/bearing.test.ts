import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { initialBearing } from '../../src/geo/bearing'
import { points } from './points'

describe('initial bearing', () => {
  it.each([
    ['Baghdad to Osaka', [35, 45], [35, 135], 60.16],
    ['London to New York', [51.5074, -0.1278], [40.7128, -74.006], 288.33],
    ['Sydney to Santiago', [-33.8688, 151.2093], [-33.4489, -70.6693], 145.3],
  ] as const)('from %s is within half a degree of the known value', (_name, from, to, degrees) => {
    expect(Math.abs(initialBearing(from, to) - degrees)).toBeLessThan(0.5)
  })

  it('is 0, 90, 180 and 270 degrees along meridians and the equator', () => {
    expect(initialBearing([10, 20], [30, 20])).toBeCloseTo(0, 9)
    expect(initialBearing([0, 20], [0, 50])).toBeCloseTo(90, 9)
    expect(initialBearing([30, 20], [10, 20])).toBeCloseTo(180, 9)
    expect(initialBearing([0, 50], [0, 20])).toBeCloseTo(270, 9)
  })

  it('crosses the antimeridian the short way', () => {
    expect(initialBearing([0, 170], [0, -170])).toBeCloseTo(90, 9)
    expect(initialBearing([0, -170], [0, 170])).toBeCloseTo(270, 9)
  })

  it('points due south from the north pole and due north from the south pole', () => {
    expect(initialBearing([90, 0], [40, 0])).toBeCloseTo(180, 9)
    expect(initialBearing([-90, 0], [40, 0])).toBeCloseTo(0, 9)
  })

  it('points over the pole towards the far side of a northern parallel', () => {
    expect(initialBearing([60, 0], [60, 180])).toBeCloseTo(0, 9)
  })

  it('is 0 where the two places are the same', () => {
    expect(initialBearing([12, 34], [12, 34])).toBe(0)
  })

  it('is at least 0 and below 360 for any two places', () => {
    fc.assert(
      fc.property(points, points, (a, b) => {
        const degrees = initialBearing(a, b)
        expect(degrees).toBeGreaterThanOrEqual(0)
        expect(degrees).toBeLessThan(360)
      }),
      { numRuns: 5000 },
    )
  })

  it('stays below 360 when the place lies a hair west of north', () => {
    expect(initialBearing([0, 0], [10, -1e-15])).toBeLessThan(360)
  })
})

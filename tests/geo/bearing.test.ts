import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { initialBearing } from '../../src/geo/greatCircle'
import { points } from './points'

describe('initial bearing', () => {
  it.each([
    ['from Baghdad to Osaka', [35, 45], [35, 135], 60.16],
    ['from London to New York', [51.5074, -0.1278], [40.7128, -74.006], 288.33],
    ['from Sydney to Santiago', [-33.8688, 151.2093], [-33.4489, -70.6693], 145.3],
    ['along a meridian', [30, 20], [10, 20], 180],
    ['east over the antimeridian', [0, 170], [0, -170], 90],
    ['west over the antimeridian', [0, -170], [0, 170], 270],
    ['from the north pole', [90, 0], [40, 0], 180],
    ['over the pole to the far side of a parallel', [60, 0], [60, 180], 0],
    ['of the same place', [12, 34], [12, 34], 0],
  ] as const)('%s is within half a degree of the known value', (_name, from, to, degrees) => {
    expect(Math.abs(initialBearing(from, to) - degrees)).toBeLessThan(0.5)
  })

  it('is at least 0 and below 360 for any two places', () => {
    const isInRange = (degrees: number) => degrees >= 0 && degrees < 360
    fc.assert(
      fc.property(points, points, (a, b) => isInRange(initialBearing(a, b))),
      {
        numRuns: 5000,
        examples: [
          [
            [0, 0],
            [10, -1e-15],
          ],
        ],
      },
    )
  })
})

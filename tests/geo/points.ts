import fc from 'fast-check'
import type { Point } from '../../src/geo/point'

/** Any place on the Earth. */
export const points: fc.Arbitrary<Point> = fc.tuple(
  fc.double({ min: -90, max: 90, noNaN: true }),
  fc.double({ min: -180, max: 180, noNaN: true }),
)

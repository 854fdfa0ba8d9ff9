import fc from 'fast-check'
import type { Point } from '../../src/geo/point'

/** Any degrees to either side of none: most of the numbers that a computer has are very near to it, but not all of these. */
const degrees = (most: number) =>
  fc.oneof(
    fc.double({ min: -most, max: most, noNaN: true }),
    fc.integer({ min: -most * 100, max: most * 100 }).map((hundredths) => hundredths / 100),
  )

/** Any place on the Earth. */
export const points: fc.Arbitrary<Point> = fc.tuple(degrees(90), degrees(180))

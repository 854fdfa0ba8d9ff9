import fc from 'fast-check'
import { expect, test } from 'vitest'
import { roundLength } from '../../src/geo/greatCircle'

test('A scale bar is 1, 2 or 5 times a power of ten, and takes more than two fifths of the room', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 1e5, noNaN: true }), (most) => {
      const length = roundLength(most)
      expect(length).toBeLessThanOrEqual(most * (1 + 1e-9))
      expect(length / most).toBeGreaterThan(0.4 - 1e-9)
      expect(length.toPrecision(12)).toMatch(/^0?\.?0*[125]0*\.?0*$/)
    }),
  )
})

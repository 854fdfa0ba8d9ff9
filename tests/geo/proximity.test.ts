import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { barsOf, proximityOf } from '../../src/geo/proximity'

describe('proximity', () => {
  it.each([
    [0, 100],
    [99, 100],
    [101, 99],
    [637, 97],
    [8635, 57],
    [10000, 50],
    [19899, 1],
    [19901, 0],
    [20000, 0],
    [20015, 0],
  ])('at %i km is %i percent', (distance, percent) => {
    expect(proximityOf(distance)).toBe(percent)
  })

  it('is a whole number from 0 to 100 that never rises with the distance', () => {
    const distances = fc.double({ min: 0, max: 20016, noNaN: true })
    fc.assert(
      fc.property(distances, distances, (a, b) => {
        const [near, far] = a < b ? [a, b] : [b, a]
        expect(proximityOf(near)).toBeGreaterThanOrEqual(proximityOf(far))
        expect(proximityOf(far)).toSatisfy(
          (percent: number) => Number.isInteger(percent) && percent >= 0 && percent <= 100,
        )
      }),
      { numRuns: 2000 },
    )
  })

  it('falls from the spot to the other side of the Earth', () => {
    expect(proximityOf(0)).toBeGreaterThan(proximityOf(5000))
    expect(proximityOf(5000)).toBeGreaterThan(proximityOf(20000))
  })

  it.each([
    [0, 0],
    [9, 0],
    [10, 1],
    [29, 1],
    [30, 2],
    [50, 3],
    [69, 3],
    [70, 4],
    [89, 4],
    [90, 5],
    [100, 5],
  ])('of %i percent fills %i bars', (percent, bars) => {
    expect(barsOf(percent)).toBe(bars)
  })
})

import { describe, expect, test } from 'vitest'
import { directionOf } from '../../src/geo/direction'
import { flatBearing } from '../../src/geo/maps/flat'

describe('the direction on a flat map', () => {
  test.each([
    ['north', [0, 20], [30, 20]],
    ['east', [10, 0], [10, 90]],
    ['south', [10, 0], [-40, 0]],
    ['west', [-10, 50], [-10, 0]],
    ['north-east', [0, 0], [30, 30]],
    // Beyond the edge of the map it is the other way round.
    ['west', [-18, 178], [-18, -178]],
  ] as const)('is %s', (word, from, to) => {
    const bearing = flatBearing(from, to)
    expect(directionOf(bearing).word).toBe(word)
    expect(bearing).toBeGreaterThanOrEqual(0)
    expect(bearing).toBeLessThan(360)
  })
})

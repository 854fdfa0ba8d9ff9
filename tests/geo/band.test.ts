import { geoContains } from 'd3-geo'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compassPointOf } from '../../src/geo/direction'
import { destinationOf, greatCircleDistance, initialBearing } from '../../src/geo/greatCircle'
import { areaOf, type Band } from '../../src/geo/maps/band'
import { points } from './points'

const bands: fc.Arbitrary<Band> = fc
  .tuple(
    points,
    fc.integer({ min: 300, max: 16_000 }),
    fc.option(fc.integer({ min: 0, max: 7 }), { nil: undefined }),
  )
  .map(([around, distance, compassPoint]) => ({
    around,
    from: distance / 1.12,
    to: distance * 1.12,
    compassPoint,
  }))

/** How far out in its surroundings a place is, 0 to 1, and how many degrees beside the middle of its compass point. */
const places = fc
  .tuple(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: -60, max: 60 }))
  .map(([share, turn]) => [share / 1000, turn] as const)

/** Whether a place is so near to the border of a band that straight lines between its places may have it on either side. */
function isOnEdge({ around, from, to }: Band, distance: number, bearing: number): boolean {
  const turn = (((bearing + 22.5) % 45) + 45) % 45
  return (
    [from, to].some((bound) => Math.abs(distance - bound) < 25 + bound * 0.002) ||
    Math.min(turn, 45 - turn) < 1.5 ||
    Math.abs(around[0]) > 88
  )
}

describe('the area of a band', () => {
  test('has what lies between its distances and in its compass point, and nothing else', () => {
    let inside = 0
    fc.assert(
      fc.property(bands, places, (band, [share, turn]) => {
        // Most of it in a ring that is three times as wide as the band.
        const far = (band.from * 0.7 + share * (band.to * 1.3 - band.from * 0.7)) / 111.2
        const point = destinationOf(band.around, 45 * (band.compassPoint ?? 0) + turn, Math.min(179, far))
        const distance = greatCircleDistance(band.around, point)
        const bearing = initialBearing(band.around, point)
        fc.pre(!isOnEdge(band, distance, bearing))
        const isIn =
          distance >= band.from &&
          distance <= band.to &&
          (band.compassPoint === undefined || compassPointOf(bearing) === band.compassPoint)
        inside += Number(isIn)
        expect(geoContains(areaOf(band), [point[1], point[0]])).toBe(isIn)
      }),
      { numRuns: 1000 },
    )
    expect(inside).toBeGreaterThan(20)
  })

  test('ends short of the other side of the Earth', () => {
    const far = areaOf({ around: [0, 0], from: 18_000, to: 22_000, compassPoint: undefined })
    expect(geoContains(far, [170, 0])).toBe(true)
    expect(geoContains(far, [100, 0])).toBe(false)
  })
})

import type { Position } from 'geojson'
import { describe, expect, test } from 'vitest'
import { areaOfLoop } from '../../scripts/atlas/loop'
import { flatten, STEPS } from '../../scripts/atlas/plane'
import { areaOf } from '../../scripts/atlas/polygon'
import { line } from './line'
import { hole, square } from './square'

describe('a country laid flat', () => {
  test('fills the box along its longer side and is centred along the shorter', () => {
    const tall = line('-1 -4, -1 4, 1 4, 1 -4, -1 -4')
    const spots = flatten([[tall]]).loops.flat()
    const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)]
    expect([Math.min(...ys), Math.max(...ys)]).toEqual([0, STEPS])
    expect(Math.min(...xs) + Math.max(...xs)).toBeCloseTo(STEPS, -1)
    expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo(STEPS / 4, -3)
  })

  test('has north at the top and east on the right', () => {
    const northEast = square(50, [300, 300])
    const [main, island] = flatten([[square(200, [0, 0])], [northEast]]).loops
    expect(island?.[0]?.[0]).toBeGreaterThan(main?.[0]?.[0] ?? 0)
    expect(island?.[0]?.[1]).toBeLessThan(main?.[0]?.[1] ?? 0)
  })

  test('is bent as little where it lies far north as at the equator', () => {
    const northern = line('-2 58, -2 62, 2 62, 2 58, -2 58')
    const spots = flatten([[northern]]).loops.flat()
    const width = Math.max(...spots.map(([x]) => x)) - Math.min(...spots.map(([x]) => x))
    // Along the 58th parallel a degree is as long as 0.53 of one of latitude.
    expect(width / STEPS).toBeCloseTo(0.53, 2)
  })

  test('has its true area, holes taken off, also far from its middle', () => {
    const polygon = [square(3000, [0, 0], [10, 40]), hole(square(300, [2000, 2000], [10, 40]))]
    // Only the corners are projected, so the ring is given enough of them.
    const fine = polygon.map((ring) =>
      ring.flatMap((place, i) => {
        const next = ring[i + 1]
        if (next === undefined) return [place]
        return Array.from(
          { length: 50 },
          (_, k): Position => [
            (place[0] ?? 0) + (((next[0] ?? 0) - (place[0] ?? 0)) * k) / 50,
            (place[1] ?? 0) + (((next[1] ?? 0) - (place[1] ?? 0)) * k) / 50,
          ],
        )
      }),
    )
    const { loops, scale } = flatten([fine])
    const flat = loops.reduce((sum, loop) => sum + areaOfLoop(loop), 0) * scale ** 2
    expect(flat / areaOf(fine)).toBeCloseTo(1, 3)
  })

  test('tells its centroid to four decimals and the latitudes it reaches', () => {
    const { centroid, latitudes } = flatten([[line('10 20, 10 30, 20 30, 20 20, 10 20')]])
    expect(centroid[1]).toBe(15)
    expect(centroid[0]).toBe(Math.round(centroid[0] * 1e4) / 1e4)
    expect(latitudes).toEqual([20, 30])
  })
})

import { describe, expect, it } from 'vitest'
import { isLand, type OutlinePoint, outlineRingsOf } from '../../src/geo/outlineRings'
import { placesOf } from '../../src/geo/places'
import { shoresOf } from '../../src/geo/sound/coast'
import { lessons } from '../../src/geo/sound/lessons'
import { shapeOf } from '../geo/shapeOf'

/** How far a place is from the nearest edge of some rings. */
function offCoast([x, y]: OutlinePoint, rings: readonly (readonly OutlinePoint[])[]): number {
  const distances = rings.flatMap((ring) =>
    ring.map(([x1, y1], at) => {
      const [x2, y2] = ring[(at + 1) % ring.length] as OutlinePoint
      const [dx, dy] = [x2 - x1, y2 - y1]
      const along = ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1)
      const nearest = Math.max(0, Math.min(1, along))
      return Math.hypot(x - x1 - dx * nearest, y - y1 - dy * nearest)
    }),
  )
  return Math.min(...distances)
}

describe('a walk along the coast', () => {
  // One that is drawn clockwise, and one that is drawn the other way.
  it.each(['m10 90v-80h80v80z', 'm10 90h80v-80h-80z'])(
    'goes clockwise round the square %s from its highest place, past four capes and eight eighths',
    (path) => {
      const [square, ...others] = shoresOf(path)
      expect(others).toEqual([])
      const stops = square?.stops ?? []
      expect(stops[0]?.spot[1]).toBe(10)
      const capes = stops.filter(({ isCape }) => isCape)
      expect(capes).toHaveLength(4)
      for (const { spot, eighth } of capes) {
        // Corners are in the north-east, south-east, south-west and north-west.
        expect(eighth % 2).toBe(1)
        for (const at of spot) expect(Math.min(Math.abs(at - 10), Math.abs(at - 90))).toBeLessThanOrEqual(3)
      }
      const eighths = stops.map(({ eighth }) => eighth)
      expect(new Set(eighths).size).toBe(8)
      // Clockwise: from one eighth to the next, and once round.
      const steps = eighths.map(
        (eighth, at) => (((eighths[at + 1] ?? eighths[0]) as number) - eighth + 8) % 8,
      )
      expect(new Set(steps)).toEqual(new Set([0, 1]))
    },
  )

  it('has no cape on a circle', () => {
    expect(shoresOf(lessons.disc)[0]?.stops.some(({ isCape }) => isCape)).toBe(false)
  })

  it('has one cape where several stops are round it', () => {
    const capes = shoresOf('m50 5l10 90-20 0z')[0]?.stops.filter(({ isCape }) => isCape) ?? []
    expect(capes.map(({ eighth }) => eighth)).toEqual([0, 4, 4])
  })

  it('has a stop even on the least islet, and one more where that is far enough away', () => {
    expect(shoresOf('m50 50h0.5v0.5h-0.5z')[0]?.stops).toHaveLength(1)
    expect(shoresOf('m50 50h0.5v3.2h-0.5z')[0]?.stops).toHaveLength(2)
  })

  it('has the largest part first, and knows a lake', () => {
    expect(shoresOf(lessons.ring).map(({ isLake }) => isLake)).toEqual([false, true])
    const [large, small] = shoresOf('m0 0h5v5h-5zm20 20h60v60h-60z')
    expect(large?.stops.length).toBeGreaterThan(small?.stops.length as number)
    expect(small?.isLake).toBe(false)
  })

  it.each(placesOf('twenty'))(
    'stays on the drawn coast of $id, with strides all alike, comes round to where it began, and has no two capes side by side',
    ({ id }) => {
      const { path } = shapeOf(id)
      const rings = outlineRingsOf(path)
      const shores = shoresOf(path)
      expect(shores).toHaveLength(rings.length)
      for (const { stops } of shores) {
        stops.forEach(({ spot: [x, y] }, at) => {
          expect(offCoast([x, y], rings)).toBeLessThan(0.001)
          const next = stops[at + 1]
          if (next) {
            const stride = Math.hypot(next.spot[0] - x, next.spot[1] - y)
            expect(stride).toBeGreaterThanOrEqual(3)
            expect(stride).toBeLessThan(3.31)
          }
        })
        if (stops.length < 6) continue
        const [[x1, y1], [x2, y2]] = [stops[0]?.spot as OutlinePoint, stops.at(-1)?.spot as OutlinePoint]
        expect(Math.hypot(x2 - x1, y2 - y1)).toBeLessThan(4.8)
        const isCape = (at: number) => stops[at % stops.length]?.isCape === true
        expect(stops.filter((_, at) => isCape(at) && (isCape(at + 1) || isCape(at + 2)))).toEqual([])
      }
    },
  )
})

describe('what is felt under a finger', () => {
  it('is land or water, as it is drawn', () => {
    const rings = outlineRingsOf(lessons.ring)
    const felt = [2, 20, 50, 80, 98].map((x) => isLand(rings, [x, 50]))
    expect(felt).toEqual([false, true, false, true, false])
  })
})

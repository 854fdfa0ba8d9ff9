import { describe, expect, it } from 'vitest'
import { turnedPath } from '../../src/geo/outlineRings'
import { placesOf } from '../../src/geo/places'
import { shapeOf } from './shapeOf'

/** All corners of what {@link turnedPath} writes. */
function cornersOf(path: string): (readonly [number, number])[] {
  return [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)
}

/** Twice the area of what {@link turnedPath} writes, holes taken off: by the shoelace formula. */
function areaOf(path: string): number {
  return path
    .split('Z')
    .map(cornersOf)
    .reduce((sum, ring) => {
      const next = (at: number) => ring[(at + 1) % ring.length] as readonly [number, number]
      return sum + ring.reduce((area, [x, y], at) => area + x * next(at)[1] - y * next(at)[0], 0)
    }, 0)
}

describe('an outline that is turned', () => {
  it('turns clockwise, and fills the box again', () => {
    // An L, whose foot points to the right, lies on its back afterwards with the foot pointing down.
    expect(turnedPath('m0 0h10v80h40v20h-50z', 90)).toBe('M100 25L100 35L20 35L20 75L0 75L0 25Z')
  })

  it('follows every part, wherever a part begins', () => {
    expect(turnedPath('m0 0l10 0 0 10zm90 90h10v10z', 180)).toBe('M100 100L90 100L90 90ZM10 10L0 10L0 0Z')
  })

  it.each(placesOf('twenty'))('keeps the shape of $id, whatever the angle', ({ id }) => {
    const { path } = shapeOf(id)
    const upright = turnedPath(path, 0)
    const before = cornersOf(upright)
    for (const degrees of [40, 90, 137, 200, 320]) {
      const turned = turnedPath(path, degrees)
      const corners = cornersOf(turned)
      expect(corners).toHaveLength(before.length)
      expect(Math.min(...corners.flat())).toBeGreaterThanOrEqual(0)
      expect(Math.max(...corners.flat())).toBe(100)
      const side = (ring: readonly (readonly [number, number])[], at: number) => {
        const [[x1, y1], [x2, y2]] = [ring[at], ring[at + 1]] as [[number, number], [number, number]]
        return Math.hypot(x2 - x1, y2 - y1)
      }
      const scale = Math.sqrt(areaOf(turned) / areaOf(upright))
      for (let at = 0; at < 40; at++) expect(side(corners, at)).toBeCloseTo(side(before, at) * scale, 1)
    }
  })
})

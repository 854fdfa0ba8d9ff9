import { describe, expect, it } from 'vitest'
import { deckOf } from '../../../src/geo/decks'
import { ringsOf } from '../../../src/geo/outlineRings'
import { forFingers, SMALLEST } from '../../../src/geo/touch/fingers'
import type { Ring, Spot } from '../../../src/geo/touch/raster'
import { drawn } from '../../amount'
import { shapeOf } from '../shapeOf'

const SIZES = { side: 160, apart: 4.5 }

/** The spots of a ring, no further than 0.8 mm from one to the next, with how far along the ring each is. */
function walked(ring: Ring): readonly { readonly spot: Spot; readonly at: number }[] {
  let at = 0
  return ring.flatMap(([x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] as Spot
    const length = Math.hypot(nextX - x, nextY - y)
    const pieces = Math.ceil(length / 0.8)
    const start = at
    at += length
    return Array.from({ length: pieces }, (_, piece) => {
      const part = piece / pieces
      return { spot: [x + (nextX - x) * part, y + (nextY - y) * part] as const, at: start + length * part }
    })
  })
}

/** How near two lines come, from middle to middle in mm; a bend is not two lines. */
function leastGap(rings: readonly Ring[]): number {
  const lines = rings.map((ring) => {
    const spots = walked(ring)
    return { spots, length: (spots.at(-1)?.at ?? 0) + 0.5 }
  })
  let least = Number.POSITIVE_INFINITY
  for (const [number, { spots, length }] of lines.entries())
    for (const [index, { spot, at }] of spots.entries())
      for (const [other, line] of lines.slice(number).entries())
        for (const next of other === 0 ? spots.slice(index + 1) : line.spots) {
          const gap = Math.hypot(spot[0] - next.spot[0], spot[1] - next.spot[1])
          if (gap >= least) continue
          const way = other === 0 ? Math.min(next.at - at, length - next.at + at) : Number.POSITIVE_INFINITY
          if (way > 3 * SIZES.apart) least = gap
        }
  return least
}

const widthOf = (rings: readonly Ring[], axis: 0 | 1) => {
  const all = rings.flat().map((spot) => spot[axis])
  return Math.max(...all) - Math.min(...all)
}

/** The area within a ring in mm², positive where it runs clockwise. */
function areaOf(ring: Ring): number {
  const twice = ring.map(([x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] as Spot
    return x * nextY - y * nextX
  })
  return twice.reduce((sum, each) => sum + each, 0) / 2
}

const box = (left: number, top: number, right: number, bottom: number): Ring => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
]

const COUNTRIES = drawn(deckOf('world').targets)

describe('an outline for fingers', () => {
  it.each(COUNTRIES)('has its lines at least 4.5 mm apart from middle to middle in %s', (id) => {
    const { rings } = forFingers(ringsOf(shapeOf(id).path), SIZES)
    expect(rings.length).toBeGreaterThan(0)
    expect(leastGap(rings)).toBeGreaterThanOrEqual(4.5)
    for (const ring of rings)
      expect(Math.max(widthOf([ring], 0), widthOf([ring], 1))).toBeGreaterThanOrEqual(SMALLEST)
  })

  it('keeps a thin cape, as long as it was and as wide as fingers need, and loses a stub', () => {
    const { rings } = forFingers(
      [
        [
          [0, 0],
          [60, 0],
          [60, 29.6],
          [90, 29.6],
          [90, 30.4],
          [60, 30.4],
          [60, 45],
          [61.5, 45],
          [61.5, 46],
          [60, 46],
          [60, 60],
          [0, 60],
        ],
      ],
      SIZES,
    )
    expect(rings).toHaveLength(1)
    expect(widthOf(rings, 0)).toBeGreaterThan(90 * 1.6 - 1)
    const beyond = (x: number) => (rings[0] as Ring).filter((spot) => spot[0] > x)
    const cape = beyond(100)
    expect(Math.max(...cape.map(([, y]) => y)) - Math.min(...cape.map(([, y]) => y))).toBeGreaterThan(4.5)
    expect(beyond(97.5).filter(([, y]) => y > 65)).toEqual([])
  })

  it('keeps a long thin bay open, and fills a short one', () => {
    const withBay = (depth: number): Ring => [
      [0, 0],
      [60, 0],
      [60, 29.6],
      [60 - depth, 29.6],
      [60 - depth, 30.4],
      [60, 30.4],
      [60, 60],
      [0, 60],
    ]
    const inland = (depth: number) =>
      forFingers([withBay(depth)], SIZES)
        .rings.flatMap(walked)
        .filter(({ spot: [x, y] }) => x > 60 && x < 85 && y > 30 && y < 60)
    expect(inland(30).length).toBeGreaterThan(0)
    expect(inland(4)).toEqual([])
  })

  it('keeps two parts asunder that nearly touch, and does not tear one at a neck', () => {
    const apart = forFingers([box(0, 0, 48, 60), box(48.5, 0, 100, 60)], SIZES)
    expect(apart.rings).toHaveLength(2)
    const neck: Ring = [
      [0, 0],
      [45, 0],
      [45, 29.5],
      [55, 29.5],
      [55, 0],
      [100, 0],
      [100, 60],
      [55, 60],
      [55, 30.5],
      [45, 30.5],
      [45, 60],
      [0, 60],
    ]
    expect(forFingers([neck], SIZES).rings).toHaveLength(1)
  })

  it.each([
    ['NZ', 3],
    ['GB', 3],
    ['JP', 4],
    ['DK', 7],
    ['ID', 12],
    ['PH', 11],
  ] as const)('has the large islands of %s each by itself', (id, parts) => {
    expect(forFingers(ringsOf(shapeOf(id).path), SIZES).rings).toHaveLength(parts)
  })

  // Parts, spots and mm² of land, and how many parts are left out or enlarged: whoever changes how outlines are made for
  // fingers looks at these on paper, and writes down what they are then. For the last three each limit matters.
  it.each([
    ['FR', SIZES, '2 123 11429.9 1 0'],
    ['ID', SIZES, '12 164 2426.5 43 3'],
    ['NO', SIZES, '1 115 4504.6 11 0'],
    ['MV', SIZES, '13 89 397.6 55 12'],
    ['GW', SIZES, '7 124 7554.9 7 0'],
    ['BD', SIZES, '2 174 8068.4 4 0'],
    ['HR', { side: 84, apart: 3 }, '5 94 1869.8 15 2'],
  ] as const)('makes of %s what was looked at on paper', (id, sizes, expected) => {
    const { rings, left, enlarged } = forFingers(ringsOf(shapeOf(id).path), sizes)
    const spots = rings.flat().length
    const area = rings.reduce((sum, ring) => sum + areaOf(ring), 0)
    expect(`${rings.length} ${spots} ${area.toFixed(1)} ${left} ${enlarged}`).toBe(expected)
  })

  it('makes no lake of a bay with a narrow mouth', () => {
    const bottle: Ring = [
      [0, 0],
      [49.8, 0],
      [49.8, 1],
      [45, 1],
      [45, 7],
      [55, 7],
      [55, 1],
      [50.2, 1],
      [50.2, 0],
      [100, 0],
      [100, 60],
      [0, 60],
    ]
    expect(forFingers([bottle], SIZES).rings).toHaveLength(1)
  })

  it('leaves out a speck beside a coast and enlarges one that is alone, and counts both', () => {
    const { rings, left, enlarged } = forFingers(
      [box(0, 0, 50, 50), box(51, 20, 51.5, 20.5), box(90, 20, 90.5, 20.5)],
      SIZES,
    )
    expect({ parts: rings.length, left, enlarged }).toEqual({ parts: 2, left: 1, enlarged: 1 })
    const dot = rings.find((ring) => ring.every(([x]) => x > 100)) as Ring
    expect(widthOf([dot], 0)).toBeGreaterThanOrEqual(SMALLEST)
    expect(widthOf([dot], 0)).toBeLessThan(SMALLEST + 2)
  })

  it('keeps a lake, and one too small to be felt is land', () => {
    const coast = box(0, 0, 100, 60)
    expect(forFingers([coast, box(40, 20, 60, 40)], SIZES).rings).toHaveLength(2)
    expect(forFingers([coast, box(50, 30, 51, 31)], SIZES).rings).toHaveLength(1)
  })

  it('stays where it is: no coast that is plain is moved by a millimetre', () => {
    const { rings } = forFingers([box(0, 0, 100, 60)], SIZES)
    expect(widthOf(rings, 0)).toBeGreaterThan(159)
    expect(widthOf(rings, 0)).toBeLessThan(161)
    expect(widthOf(rings, 1)).toBeGreaterThan(95)
    expect(widthOf(rings, 1)).toBeLessThan(97)
  })
})

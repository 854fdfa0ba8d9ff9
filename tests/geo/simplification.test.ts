import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { collapse } from '../../scripts/atlas/collapse'
import { detailOf } from '../../scripts/atlas/detail'
import { isCrossing } from '../../scripts/atlas/edges'
import { Land } from '../../scripts/atlas/land'
import { areaOfLoop, type Loop, type Spot } from '../../scripts/atlas/loop'
import { STEPS } from '../../scripts/atlas/plane'
import { simplify } from '../../scripts/atlas/simplification'

const middle = STEPS / 2

/** A coast of many bays round the middle of the box: the radius swings between two bounds. */
function coast(corners: number, inner: number, outer: number): Loop {
  return Array.from({ length: corners }, (_, i): Spot => {
    const angle = (i / corners) * 2 * Math.PI
    const radius = i % 2 === 0 ? inner : outer
    return [Math.round(middle + radius * Math.cos(angle)), Math.round(middle + radius * Math.sin(angle))]
  })
}

function crossings(loops: readonly Loop[]): number {
  const edges = loops.flatMap((loop) =>
    loop.map((a, i) => ({ loop, i, a, b: loop[(i + 1) % loop.length] as Spot })),
  )
  const isNext = (p: (typeof edges)[number], q: (typeof edges)[number]) =>
    p.loop === q.loop && [1, p.loop.length - 1].includes(Math.abs(p.i - q.i))
  return edges.reduce(
    (sum, p, k) =>
      sum + edges.slice(k + 1).filter((q) => !isNext(p, q) && isCrossing(p.a, p.b, q.a, q.b)).length,
    0,
  )
}

const spot = fc.tuple(fc.integer({ min: 0, max: STEPS }), fc.integer({ min: 0, max: STEPS }))

describe('the collapse of a segment', () => {
  test('keeps the area, to the rounding of one step', () => {
    fc.assert(
      fc.property(spot, spot, spot, spot, (a, b, c, d) => {
        const found = collapse(a, b, c, d)?.spot
        fc.pre(found?.every((steps) => Math.abs(steps) < 10 * STEPS) === true)
        const before = areaOfLoop([a, b, c, d])
        const after = areaOfLoop([a, found as Spot, d])
        expect(Math.abs(after - before)).toBeLessThanOrEqual(STEPS)
      }),
    )
  })

  test('moves a bay and a cape of one size to where they cancel out', () => {
    // A zigzag about the line from a to d: collapsed it lies on that line.
    const found = collapse([0, 0], [1000, 1000], [2000, -1000], [3000, 0])
    expect(found?.spot[1]).toBe(0)
    // The triangle of 1500 by 1000 over the line and its like below it.
    expect(found?.displaced).toBeCloseTo(1_500_000, 0)
  })

  test('lies on the line of the side that stands out more', () => {
    const isOnLine = (a: Spot, b: Spot, c: Spot) => Math.abs(areaOfLoop([a, b, c])) < STEPS
    const shape = [
      [0, 0],
      [1000, 9000],
      [19000, 1000],
      [30000, 0],
    ] as const
    const [a, b, c, d] = shape
    expect(isOnLine(a, b, collapse(a, b, c, d)?.spot as Spot)).toBe(true)
    const mirrored = shape.map(([x, y]): Spot => [30000 - x, y]).reverse()
    const [e, f, g, h] = mirrored as [Spot, Spot, Spot, Spot]
    expect(isOnLine(g, h, collapse(e, f, g, h)?.spot as Spot)).toBe(true)
  })

  test('lies on the side that is larger, where the two are on either side of the line between', () => {
    const [a, b, c, d] = [
      [0, 0],
      [8000, 9000],
      [20000, -1000],
      [30000, 0],
    ] as const
    const found = collapse(a, b, c, d)
    expect(found?.spot[1]).toBeGreaterThan(0)
    expect(Math.abs(areaOfLoop([a, b, found?.spot as Spot]))).toBeLessThan(STEPS)
  })

  test('costs nothing where the four lie on one line', () => {
    expect(collapse([0, 0], [10, 0], [20, 0], [30, 0])?.displaced).toBe(0)
  })
})

describe('the simplified outline', () => {
  test('has no more corners than asked for', () => {
    expect(
      simplify([coast(400, 30000, 31000)], { corners: 40, displaced: Number.POSITIVE_INFINITY })[0],
    ).toHaveLength(40)
  })

  test('leaves out what displaces less than asked for, and nothing that displaces more', () => {
    const fine = coast(400, 30000, 30010)
    expect(simplify([fine], { corners: 0, displaced: 1e6 })[0]?.length).toBeLessThan(100)
    const rough = coast(40, 20000, 40000)
    expect(simplify([rough], { corners: 0, displaced: 1e6 })[0]).toEqual(rough)
  })

  test('keeps the area of every loop', () => {
    const loop = coast(400, 30000, 34000)
    const [simple] = simplify([loop], { corners: 50, displaced: Number.POSITIVE_INFINITY })
    expect(areaOfLoop(simple ?? []) / areaOfLoop(loop)).toBeCloseTo(1, 3)
  })

  test('never lets a loop collapse, however much is asked', () => {
    const island: Loop = [
      [10, 10],
      [20, 10],
      [25, 15],
      [20, 20],
      [10, 20],
    ]
    const [main, small] = simplify([coast(100, 30000, 34000), island], {
      corners: 0,
      displaced: Number.POSITIVE_INFINITY,
    })
    expect(main).toHaveLength(4)
    expect(small).toHaveLength(4)
  })

  test('does not cross itself or a neighbour, where straits are narrower than what is left out', () => {
    // Two shores that wind along each other 300 steps apart, with inlets of all depths on either side.
    const shore = (y: number, inland: number) =>
      Array.from({ length: 600 }, (_, i): Spot => {
        const inlet = i % 2 === 0 ? 0 : inland * (((i * 7919) % 97) / 97)
        return [i * 120, Math.round(y + 3000 * Math.sin(i / 5) + inlet)]
      })
    const north: Loop = [[0, 10000], [80000, 10000], ...shore(49850, -9000).reverse()]
    const south: Loop = [...shore(50150, 9000), [80000, 90000], [0, 90000]]
    expect(crossings([north, south])).toBe(0)
    for (const corners of [600, 200, 60]) {
      expect(crossings(simplify([north, south], { corners, displaced: Number.POSITIVE_INFINITY }))).toBe(0)
    }
  })
})

describe('the detailed outline', () => {
  const loops = [coast(3000, 40000, 40300), [...coast(600, 9000, 9300)].reverse()]
  const { loops: detail, unit } = detailOf(loops)

  test('lies on whole units within the box', () => {
    for (const steps of detail.flat(2)) {
      expect(unit).toBe(100)
      expect(steps % unit).toBe(0)
      expect(steps).toBeGreaterThanOrEqual(0)
      expect(steps).toBeLessThanOrEqual(STEPS)
    }
  })

  test('keeps a hole, and agrees with the full coast', () => {
    expect(detail).toHaveLength(2)
    expect(areaOfLoop(detail[1] ?? [])).toBeLessThan(0)
    expect(new Land(detail, STEPS, 4000).overlap(new Land(loops, STEPS, 4000))).toBeGreaterThan(0.99)
  })
})

describe('land along lines', () => {
  const square: Loop = [
    [10000, 10000],
    [30000, 10000],
    [30000, 30000],
    [10000, 30000],
  ]
  const moved: Loop = square.map(([x, y]) => [x + 10000, y])

  test('measures the intersection of two drawings over their union', () => {
    const land = new Land([square], STEPS, 1000)
    expect(land.overlap(land)).toBe(1)
    expect(land.overlap(new Land([moved], STEPS, 1000))).toBeCloseTo(1 / 3, 6)
    expect(land.overlap(new Land([], STEPS, 1000))).toBe(0)
  })

  test('takes a loop within a loop for a hole, whichever way it is wound', () => {
    const lake: Loop = [
      [15000, 15000],
      [25000, 15000],
      [25000, 25000],
      [15000, 25000],
    ]
    expect(new Land([square, lake], STEPS, 1000).within(0, STEPS)).toBeCloseTo(3e8, 0)
  })

  test('weighs the land in a triangle against the sea', () => {
    const land = new Land([square], STEPS, 1000)
    expect(land.balance([10000, 10000], [30000, 10000], [10000, 30000])).toBeCloseTo(2e8, -6)
    expect(land.balance([40000, 10000], [60000, 10000], [40000, 30000])).toBeCloseTo(-2e8, -6)
    // One half in, one half out.
    expect(land.balance([20000, 12000], [40000, 12000], [30000, 20000])).toBeCloseTo(0, -6)
  })
})

import { describe, expect, test } from 'vitest'
import { dotsOf, partedBySize } from '../../scripts/atlas/islets'
import { Land } from '../../scripts/atlas/land'
import { areaOfLoop, type Loop } from '../../scripts/atlas/loop'
import { UNIT } from '../../scripts/atlas/path'
import { STEPS } from '../../scripts/atlas/plane'

/** A square of so many units of the box of 100×100 a side. */
function box(x: number, y: number, side: number): Loop {
  const [left, top, right, bottom] = [x, y, x + side, y + side].map((units) => units * 1000) as [
    number,
    number,
    number,
    number,
  ]
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]
}

const large = box(10, 10, 40)

describe('the islets of a drawing', () => {
  test('are what covers less than 0.4 units of the box', () => {
    const [seen, unseen] = [box(60, 10, 0.64), box(70, 10, 0.63)]
    expect(partedBySize([[large], [seen], [unseen]])).toEqual({ coast: [large, seen], islets: [unseen] })
  })

  test('are all parts, where the main part covers less than one', () => {
    const parts = [box(60, 10, 0.99), box(70, 10, 0.8)]
    expect(partedBySize(parts.map((part) => [part]))).toEqual({ coast: [], islets: parts })
  })

  test('go with their holes, and the holes of others stay', () => {
    const [hole, lagoon] = [[...box(20, 20, 0.2)].reverse(), [...box(70, 10, 0.1)].reverse()]
    const { coast, islets } = partedBySize([
      [large, hole],
      [box(70, 10, 0.5), lagoon],
    ])
    expect(coast).toEqual([large, hole])
    expect(islets).toEqual([box(70, 10, 0.5)])
  })
})

describe('a dot', () => {
  test('is as large for every islet, on whole units, where the islet is', () => {
    for (const side of [0.1, 0.3, 0.6]) {
      const [dot = []] = dotsOf([box(70, 30, side)], [large])
      expect(areaOfLoop(dot)).toBe(1_280_000)
      for (const steps of dot.flat()) expect(steps % UNIT).toBe(0)
      expect(Math.abs((dot[0]?.[0] ?? 0) - (70 + side / 2) * 1000)).toBeLessThanOrEqual(UNIT)
    }
  })

  test('stays within the box', () => {
    const dots = dotsOf([box(0, 0, 0.1), box(99.9, 99.9, 0.1)], [])
    expect(dots).toHaveLength(2)
    for (const steps of dots.flat(2)) expect(Math.min(Math.max(steps, 0), STEPS)).toBe(steps)
  })

  test('is there of an islet without any area', () => {
    const speck: Loop = [
      [50_000, 50_000],
      [50_000, 50_010],
    ]
    expect(dotsOf([speck], [])).toHaveLength(1)
  })

  test('is left out beside a coast and beside another dot, of which that of the larger islet stays', () => {
    expect(dotsOf([box(50.5, 20, 0.3)], [large])).toEqual([])
    expect(dotsOf([box(30, 30, 0.3)], [large])).toEqual([])
    // An island that is drawn as it is, and no larger than a dot.
    expect(dotsOf([box(70, 30, 0.3)], [large, box(69.85, 29.85, 0.65)])).toEqual([])
    const [dot, ...others] = dotsOf([box(70, 30, 0.1), box(70.5, 30, 0.5)], [large])
    expect(others).toEqual([])
    expect(dot?.[0]?.[0]).toBe(70_800)
  })

  test('is there within a hole', () => {
    const hole = [...box(20, 20, 20)].reverse()
    expect(dotsOf([box(30, 30, 0.3)], [large, hole])).toHaveLength(1)
  })

  test('never overlaps anything: all dots and the coast together have the area that they have one by one', () => {
    const islets = Array.from({ length: 60 }, (_, i) => box(5 + ((i * 37) % 90), 5 + ((i * 53) % 90), 0.3))
    const dots = dotsOf(islets, [large])
    expect(dots.length).toBeGreaterThan(30)
    const land = new Land([large, ...dots], STEPS, 10_000).within(0, STEPS)
    const each = areaOfLoop(large) + dots.reduce((sum, dot) => sum + areaOfLoop(dot), 0)
    expect(land / each).toBeCloseTo(1, 3)
  })
})

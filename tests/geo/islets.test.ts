import { describe, expect, test } from 'vitest'
import { dotsOf, partedBySize } from '../../scripts/atlas/islets'
import type { Loop } from '../../scripts/atlas/loop'
import { line } from './line'

/** A square of so many units of the box of 100×100 a side. */
function box(x: number, y: number, side: number): Loop {
  const [left, top, right, bottom] = [x * 1000, y * 1000, (x + side) * 1000, (y + side) * 1000]
  return line(`${left} ${top}, ${right} ${top}, ${right} ${bottom}, ${left} ${bottom}`)
}

const large = box(10, 10, 40)

describe('the islets of a drawing', () => {
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
  test('is there of an islet without any area', () => {
    expect(dotsOf([line('50000 50000, 50000 50010')], [])).toHaveLength(1)
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
})

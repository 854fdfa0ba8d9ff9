import { describe, expect, test } from 'vitest'
import type { Polygon } from '../../scripts/atlas/polygon'
import { select } from '../../scripts/atlas/selection'
import { hole, square } from './square'

// 400 km wide, so that S = 400 km: large parts are kept within 200 km, small ones within 132 km.
const main: Polygon = [square(400, [0, 0])]

/** A square of a share of the main part, so many km east of its coast. */
function island(share: number, gap: number): Polygon {
  return [square(400 * Math.sqrt(share), [400 + gap, 10])]
}

function kept(...polygons: readonly Polygon[]): readonly Polygon[] {
  return select(polygons)
}

describe('the selection of what belongs to a shape', () => {
  test('keeps the largest part, wherever it stands in the list, and puts it first', () => {
    expect(kept(island(0.3, 100), main)[0]).toEqual(main)
  })

  test('keeps a large part just within half of S and drops it just beyond', () => {
    expect(kept(main, island(0.02, 199))).toHaveLength(2)
    expect(kept(main, island(0.02, 201))).toHaveLength(1)
  })

  test('keeps a small part just within a third of S and drops it just beyond', () => {
    expect(kept(main, island(0.01, 131))).toHaveLength(2)
    expect(kept(main, island(0.01, 133))).toHaveLength(1)
  })

  test('lets a part reach further from 1.5 % of the main part on', () => {
    expect(kept(main, island(0.0151, 160))).toHaveLength(2)
    expect(kept(main, island(0.0149, 160))).toHaveLength(1)
  })

  test('drops what is below 0.05 % of the main part, however near', () => {
    expect(kept(main, island(0.00051, 5))).toHaveLength(2)
    expect(kept(main, island(0.00049, 5))).toHaveLength(1)
  })

  test('looks no further than 500 km, however large the main part', () => {
    const large: Polygon = [square(2000, [0, 0])]
    const far = (gap: number): Polygon => [square(400, [2000 + gap, 100])]
    expect(kept(large, far(498))).toHaveLength(2)
    expect(kept(large, far(502))).toHaveLength(1)
  })

  test('lets large parts lead on to further ones, in whatever order they come', () => {
    const near: Polygon = [square(100, [550, 0])]
    const further: Polygon = [square(100, [800, 0])]
    expect(kept(main, further, near)).toHaveLength(3)
    expect(kept(main, further)).toHaveLength(1)
  })

  test('lets small parts lead on to what lies within 75 km of them, and no further', () => {
    const near: Polygon = [square(30, [500, 0])]
    const beside: Polygon = [square(30, [604, 0])]
    const further: Polygon = [square(30, [606, 0])]
    expect(kept(main, near, beside)).toHaveLength(3)
    expect(kept(main, beside)).toHaveLength(1)
    expect(kept(main, near, further)).toEqual([main, near])
  })

  test('lets them lead on to what lies within 200 km where the main part has less than 60 % of the land', () => {
    const second: Polygon = [square(340, [450, 0])]
    const small = (gap: number): Polygon => [square(30, [790 + gap, 0])]
    const smaller = (gap: number): Polygon => [square(30, [960 + gap, 0])]
    expect(kept(main, second, small(140), smaller(199))).toHaveLength(4)
    expect(kept(main, second, small(140), smaller(201))).toHaveLength(3)
    // Without the second part the first has nearly all of the land.
    const [near, far]: Polygon[] = [[square(30, [500, 0])], [square(30, [650, 0])]]
    expect(kept(main, near as Polygon, far as Polygon)).toHaveLength(2)
  })

  test('keeps a part of a fifth of the main one or more wherever it lies, and what lies near it', () => {
    expect(kept(main, island(0.201, 3000))).toHaveLength(2)
    expect(kept(main, island(0.199, 3000))).toHaveLength(1)
    expect(kept(main, island(0.201, 3000), [square(100, [3680, 0])])).toHaveLength(3)
  })

  test('looks for large parts as far as 200 km, however small the main part', () => {
    const small: Polygon = [square(20, [0, 0])]
    const far = (gap: number): Polygon => [square(4, [20 + gap, 10])]
    expect(kept(small, far(198))).toHaveLength(2)
    expect(kept(small, far(202))).toHaveLength(1)
  })

  test('measures from coast to coast and not from corner to corner', () => {
    // Half-way up the main part's straight edge, 200 km from either corner.
    const beside: Polygon = [square(20, [400 + 120, 190])]
    expect(kept(main, beside)).toHaveLength(2)
  })

  test('measures across the antimeridian', () => {
    const west: Polygon = [square(400, [0, 0], [177, 0])]
    const east: Polygon = [square(100, [500, 0], [177, 0])]
    expect(kept(west, east)).toHaveLength(2)
  })

  test('keeps a hole from 0.05 % of the main part on and fills a smaller one', () => {
    const lake = hole(square(10, [200, 200]))
    const well = hole(square(8, [100, 100]))
    expect(kept([...main, lake, well])).toEqual([[...main, lake]])
  })

  test('has nothing to keep of no polygons', () => {
    expect(kept()).toEqual([])
  })
})

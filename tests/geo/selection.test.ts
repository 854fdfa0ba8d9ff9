import { describe, expect, test } from 'vitest'
import type { Polygon } from '../../scripts/atlas/polygon'
import { select } from '../../scripts/atlas/selection'
import { square } from './square'

// 400 km wide, so that S = 400 km: large parts are kept within 200 km, small ones within 132 km.
const main: Polygon = [square(400, [0, 0])]

/** A square so wide whose west side lies so many km east of that of the main part. */
const at = (east: number, width: number): Polygon => [square(width, [east, 0])]

/** A square of a share of the main part, so many km east of its coast. */
const island = (share: number, gap: number): Polygon => [square(400 * Math.sqrt(share), [400 + gap, 10])]

/** The main part, a second one nearly as large, and two small ones beyond, of which the last is so far from the other. */
const twins = (gap: number) => [main, at(450, 340), at(930, 30), at(960 + gap, 30)]

describe('the selection of what belongs to a shape', () => {
  test.each<[rule: string, kept: readonly Polygon[], dropped: readonly Polygon[]]>([
    ['a large part within half of S', [main, island(0.02, 199)], [main, island(0.02, 201)]],
    ['a small part within a third of S', [main, island(0.01, 131)], [main, island(0.01, 133)]],
    [
      'a part further off from 1.5 % of the main one on',
      [main, island(0.0151, 160)],
      [main, island(0.0149, 160)],
    ],
    [
      'nothing below 0.05 % of the main part, however near',
      [main, island(0.00051, 5)],
      [main, island(0.00049, 5)],
    ],
    ['nothing beyond 500 km', [at(0, 2000), at(2498, 400)], [at(0, 2000), at(2502, 400)]],
    [
      'large parts up to 200 km, however small the main part',
      [at(0, 20), at(218, 4)],
      [at(0, 20), at(222, 4)],
    ],
    ['what a large part leads on to, in any order', [main, at(800, 100), at(550, 100)], [main, at(800, 100)]],
    [
      'what lies within 75 km of a small part',
      [main, at(500, 30), at(604, 30)],
      [main, at(500, 30), at(606, 30)],
    ],
    ['what lies within 200 km of one where the main part has less than 60 %', twins(199), twins(201)],
    [
      'a part of a fifth of the main one wherever it lies',
      [main, island(0.201, 3000)],
      [main, island(0.199, 3000)],
    ],
  ])('keeps %s', (_, all, others) => {
    expect(select(all)).toHaveLength(all.length)
    expect(select(others)).toHaveLength(others.length - 1)
  })

  test('puts the largest part first, wherever it stands in the list', () => {
    expect(select([island(0.3, 100), main])[0]).toEqual(main)
  })

  test('measures from coast to coast and not from corner to corner, and across the antimeridian', () => {
    // Half-way up the main part's straight edge, 200 km from either corner.
    expect(select([main, [square(20, [400 + 120, 190])]])).toHaveLength(2)
    const [west, east] = [square(400, [0, 0], [177, 0]), square(100, [500, 0], [177, 0])]
    expect(select([[west], [east]])).toHaveLength(2)
  })

  test('keeps a hole from 0.05 % of the main part on and fills a smaller one', () => {
    const [lake, well] = [square(10, [200, 200]).reverse(), square(8, [100, 100]).reverse()]
    expect(select([[...main, lake, well]])).toEqual([[...main, lake]])
  })
})

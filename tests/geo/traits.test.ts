import { describe, expect, test } from 'vitest'
import { hollowsOf, hullOf } from '../../scripts/atlas/hull'
import type { Loop, Spot } from '../../scripts/atlas/loop'
import { flatten, STEPS } from '../../scripts/atlas/plane'
import { straightsOf } from '../../scripts/atlas/straight'
import { traitsOf } from '../../scripts/atlas/traits'
import { hole, square } from './square'

/** A clockwise square with a notch in its eastern side. */
const notched: Loop = [
  [0, 0],
  [1000, 0],
  [1000, 400],
  [600, 500],
  [1000, 600],
  [1000, 1000],
  [0, 1000],
]

describe('the traits of an outline', () => {
  const flat = flatten([
    [square(900, [0, 0]), hole(square(90, [600, 600]))],
    [square(90, [400, -200])],
    [square(30, [1000, 1000])],
  ])
  const traits = traitsOf(flat, flat.loops)

  test('are in km and km², to two digits, whatever the size of the box', () => {
    expect(traits.area).toBe(810000)
    expect(traits.width).toBe(1000)
    expect(traits.height).toBe(1200)
  })

  test('tell the larger parts and holes with their share and side, and count the rest', () => {
    expect(traits.parts).toEqual([{ share: 1, towards: 'south' }])
    expect(traits.islets).toBe(1)
    expect(traits.holes).toEqual([{ share: 1, towards: 'north-east' }])
  })

  test('tell how much of each fifth is land, from north to south and from west to east', () => {
    expect(traits.rows).toHaveLength(5)
    // From the islet in the north-east to the island in the south the box is 1230 km tall, and some 1020 km wide.
    expect(traits.rows).toEqual([40, 85, 90, 90, 20])
    expect(traits.columns).toEqual([70, 75, 75, 70, 30])
  })

  test('tell straight edges by the side they face', () => {
    expect(traits.straights.map(({ towards }) => towards).sort()).toEqual(['east', 'north', 'south', 'west'])
    expect(traits.straights[0]?.length).toBe(900)
  })

  test('tell hollows by the side that is open, and their depth over the longer side', () => {
    const hollowsTo = (depth: number) => {
      const loop = notched.map(([x, y]): Spot => [x === 600 ? STEPS - depth : x * 100, y * 100])
      return traitsOf({ centroid: [0, 0], loops: [loop], scale: 0.01, latitudes: [0, 9] }, [loop]).hollows
    }
    expect(hollowsTo(STEPS * 0.8)).toEqual([{ towards: 'east', depth: 80 }])
    expect(hollowsTo(STEPS * 0.1)).toEqual([])
  })

  test('tell latitudes to the nearest five degrees', () => {
    expect([traits.south, traits.north]).toEqual([-0, 10])
  })
})

describe('the band stretched round a loop', () => {
  test('touches the outer corners alone, in their order', () => {
    expect(hullOf(notched)).toEqual([
      [0, 0],
      [1000, 0],
      [1000, 1000],
      [0, 1000],
    ])
  })

  test('leaves the notch empty, from lip to lip', () => {
    expect(hollowsOf(notched)).toEqual([
      [
        [1000, 0],
        [1000, 400],
        [600, 500],
        [1000, 600],
        [1000, 1000],
      ],
    ])
  })
})

describe('the straight stretches of a loop', () => {
  test('are those that are long enough, from the longest', () => {
    const lengths = straightsOf(notched, 900).map(
      ([[x1, y1], [x2, y2]]) => Math.abs(x2 - x1) + Math.abs(y2 - y1),
    )
    expect(lengths).toEqual([1000, 1000, 1000])
  })

  test('bend no more than a surveyed parallel does', () => {
    const arc = (sagitta: number): Loop => [
      ...Array.from({ length: 21 }, (_, i): [number, number] => [
        i * 100,
        sagitta * (1 - ((i - 10) / 10) ** 2),
      ]),
      [1000, 9000],
    ]
    const isStraight = (sagitta: number) =>
      straightsOf(arc(sagitta), 1900).some(([from, to]) => from[0] === 0 && to[0] === 2000)
    expect(isStraight(60)).toBe(true)
    expect(isStraight(300)).toBe(false)
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Mask } from '../../../src/geo/touch/mask'
import { type Ring, rasterised, smoothed, thinned, traced } from '../../../src/geo/touch/raster'

function drawn(...rows: readonly string[]): Mask {
  const cells = Uint8Array.from([...rows.join('')].map((sign) => (sign === '#' ? 1 : 0)))
  return { width: rows[0]?.length ?? 0, height: rows.length, cells }
}

function shown({ width, height, cells }: Mask): readonly string[] {
  const signs = [...cells].map((cell) => (cell === 1 ? '#' : '.'))
  return Array.from({ length: height }, (_, row) => signs.slice(row * width, (row + 1) * width).join(''))
}

/** The area within a ring, positive where it runs clockwise as one sees it. */
function areaOf(ring: Ring): number {
  return (
    ring.reduce((sum, [x, y], at) => {
      const [nextX, nextY] = ring[(at + 1) % ring.length] as Ring[number]
      return sum + x * nextY - y * nextX
    }, 0) / 2
  )
}

const masks = fc
  .tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 8 }))
  .chain(([width, height]) =>
    fc.array(fc.boolean(), { minLength: width * height, maxLength: width * height }).map((land) => ({
      ...{ width, height },
      cells: Uint8Array.from(land, Number),
    })),
  )

describe('the land within rings', () => {
  it('is every cell whose middle lies within an odd number of them', () => {
    const coast: Ring = [
      [1, 1],
      [7, 1],
      [7, 6],
      [1, 6],
    ]
    const lake: Ring = [
      [2.6, 2],
      [5.4, 2],
      [5.4, 4],
      [2.6, 4],
    ]
    expect(shown(rasterised([coast, lake], 8, 7))).toEqual([
      '........',
      '.######.',
      '.##..##.',
      '.##..##.',
      '.######.',
      '.######.',
      '........',
    ])
  })

  it('is that of a slope by the middle of each cell', () => {
    const slope: Ring = [
      [0, 0],
      [4.2, 0],
      [0, 4.2],
    ]
    expect(shown(rasterised([slope], 5, 5))).toEqual(['####.', '###..', '##...', '#....', '.....'])
  })

  it('has of two that share a side through the middle of cells each cell in one', () => {
    const box = (left: number, right: number): Ring => [
      [left, 0.5],
      [right, 0.5],
      [right, 2.5],
      [left, 2.5],
    ]
    expect(shown(rasterised([box(0.5, 2.5)], 6, 4))).toEqual(['##....', '##....', '......', '......'])
    expect(shown(rasterised([box(2.5, 4.5)], 6, 4))).toEqual(['..##..', '..##..', '......', '......'])
  })

  it('is what it is where a corner lies at the height of the middle of cells', () => {
    const diamond: Ring = [
      [4, 0],
      [8, 2.5],
      [4, 5],
      [0, 2.5],
    ]
    const rows = ['...##...', '..####..', '########', '..####..', '...##...']
    expect(shown(rasterised([diamond], 8, 5))).toEqual(rows)
  })

  it('is the same whichever way a ring runs, and from wherever', () => {
    const ring: Ring = [
      [0.7, 0.2],
      [6.3, 2.2],
      [4.1, 6.4],
      [1.2, 4.9],
    ]
    const land = shown(rasterised([ring], 7, 7))
    expect(land.join('')).toContain('#')
    for (let at = 1; at < 4; at++) {
      const moved = [...ring.slice(at), ...ring.slice(0, at)]
      expect(shown(rasterised([moved], 7, 7))).toEqual(land)
      expect(shown(rasterised([moved.toReversed()], 7, 7))).toEqual(land)
    }
  })
})

describe('the lines around land', () => {
  it('run clockwise along the sides of its cells', () => {
    expect(traced(drawn('...', '.#.', '...'))).toEqual([
      [
        [1, 1],
        [2, 1],
        [2, 2],
        [1, 2],
      ],
    ])
  })

  it('part what touches only at a corner, and run round a lake the other way', () => {
    expect(traced(drawn('#.', '.#')).map(areaOf)).toEqual([1, 1])
    expect(traced(drawn('.#', '#.')).map(areaOf)).toEqual([1, 1])
    expect(traced(drawn('###', '#.#', '###')).map(areaOf)).toEqual([9, -1])
  })

  it('go round a lake of two cells that touch at the corner where it begins', () => {
    const land = drawn('.###', '##.#', '#.##', '###.')
    expect(shown(rasterised(traced(land), 4, 4))).toEqual(shown(land))
  })

  it('enclose just the land of any picture, in steps of one cell', () => {
    fc.assert(
      fc.property(masks, (mask) => {
        const rings = traced(mask)
        expect(shown(rasterised(rings, mask.width, mask.height))).toEqual(shown(mask))
        expect(rings.map(areaOf).reduce((sum, area) => sum + area, 0)).toBe(
          mask.cells.reduce((sum, cell) => sum + cell, 0),
        )
        for (const ring of rings)
          for (const [at, [x, y]] of ring.entries()) {
            const [nextX, nextY] = ring[(at + 1) % ring.length] as Ring[number]
            expect(Math.abs(nextX - x) + Math.abs(nextY - y)).toBe(1)
          }
      }),
    )
  })
})

describe('a ring that is smoothed', () => {
  const ring: Ring = [
    [0, 0],
    [10, 0],
    [10, 20],
    [0, 20],
    [-5, 10],
  ]

  it('has each spot in the middle of its neighbours', () => {
    const rounded = smoothed(ring, 1).map(([x, y]) => [Math.round(x * 3), Math.round(y * 3)])
    expect(rounded).toEqual([
      [5, 10],
      [20, 20],
      [20, 40],
      [5, 50],
      [-5, 30],
    ])
    for (const [x, y] of smoothed(ring, 2)) {
      expect(x).toBeCloseTo(3)
      expect(y).toBeCloseTo(10)
    }
  })
})

describe('a ring that is thinned', () => {
  const square: Ring = [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ]

  it('loses what matters least first, and keeps four spots', () => {
    const ring: Ring = [
      [0, 0],
      [5, 0.1],
      [10, 0],
      [10, 5],
      [10, 10],
      [4, 9],
      [0, 10],
    ]
    expect(thinned(ring, 0.4)).toEqual([
      [0, 0],
      [5, 0.1],
      [10, 0],
      [10, 10],
      [4, 9],
      [0, 10],
    ])
    expect(thinned(ring, 0.6)).toEqual([
      [0, 0],
      [10, 0],
      [10, 10],
      [4, 9],
      [0, 10],
    ])
    expect(thinned(ring, 6)).toEqual(square)
    expect(thinned(ring, 1000)).toHaveLength(4)
  })

  it('loses no cape spot by spot, each time by a little more', () => {
    // Each spot of the cape is worth less than what it is worth with the one before it.
    const cape: Ring = [
      [0, 0],
      [4, 0],
      [4.6, -1],
      [5, -3],
      [5.4, -1],
      [6, 0],
      [10, 0],
      [10, 10],
      [0, 10],
    ]
    const kept = thinned(cape, 1.5)
    expect(Math.min(...kept.map(([, y]) => y))).toBe(-3)
    expect(thinned(cape, 3)).toEqual(square)
  })

  it('is what it is where each spot keeps what it is worth', () => {
    const spot = fc.tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 }))
    fc.assert(
      fc.property(fc.array(spot, { minLength: 5, maxLength: 12 }), fc.nat(40), (ring, area) => {
        let spots = ring.map(([x, y]) => ({ x, y, worth: 0 }))
        const worthOf = (at: number) => {
          const [a, b, c] = [at - 1, at, at + 1].map((each) => spots.at(each % spots.length))
          if (!a || !b || !c) throw new Error('no triangle')
          return Math.abs((b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)) / 2
        }
        for (const [at, each] of spots.entries()) each.worth = worthOf(at)
        for (;;) {
          const least = Math.min(...spots.map(({ worth }) => worth))
          const at = spots.findIndex(({ worth }) => worth === least)
          if (spots.length <= 4 || least > area) break
          const beside = [spots.at(at - 1), spots.at((at + 1) % spots.length)]
          spots = spots.filter((_, other) => other !== at)
          for (const near of beside) if (near) near.worth = Math.max(least, worthOf(spots.indexOf(near)))
        }
        expect(thinned(ring, area)).toEqual(spots.map(({ x, y }) => [x, y]))
      }),
    )
  })

  it('is the same from wherever it begins', () => {
    const ring: Ring = [
      [0, 0],
      [5, 0.1],
      [10, 0],
      [10, 5],
      [10, 10],
      [4, 9],
      [0, 10],
    ]
    for (let at = 0; at < ring.length; at++) {
      const moved = thinned([...ring.slice(at), ...ring.slice(0, at)], 0.6)
      expect(new Set(moved.map(String))).toEqual(new Set(thinned(ring, 0.6).map(String)))
    }
  })
})

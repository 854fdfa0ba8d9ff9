import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  closed,
  grown,
  inverted,
  landOf,
  type Mask,
  mapped,
  nearestLand,
  opened,
  partsOf,
  shrunk,
} from '../../../src/geo/touch/mask'

/** A picture as it is drawn: `#` is land. */
function drawn(...rows: readonly string[]): Mask {
  const width = rows[0]?.length ?? 0
  const cells = Uint8Array.from([...rows.join('')].map((sign) => (sign === '#' ? 1 : 0)))
  return { width, height: rows.length, cells }
}

/** A picture as rows of signs. */
function shown({ width, height, cells }: Mask): readonly string[] {
  const signs = [...cells].map((cell) => (cell === 1 ? '#' : '.'))
  return Array.from({ length: height }, (_, row) => signs.slice(row * width, (row + 1) * width).join(''))
}

const masks = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }))
  .chain(([width, height]) =>
    fc.array(fc.boolean(), { minLength: width * height, maxLength: width * height }).map((land) => ({
      ...{ width, height },
      cells: Uint8Array.from(land, Number),
    })),
  )

/** The square of how far two cells of a picture are from each other. */
const squareOf = ({ width }: Mask, one: number, other: number) =>
  ((one % width) - (other % width)) ** 2 + (Math.floor(one / width) - Math.floor(other / width)) ** 2

const indicesOf = (mask: Mask, value: 0 | 1) =>
  [...mask.cells.keys()].filter((index) => mask.cells[index] === value)

describe('a picture of land and sea', () => {
  it('is turned inside out, and cell by cell', () => {
    expect(shown(inverted(drawn('##.', '.#.')))).toEqual(['..#', '#.#'])
    const first = mapped(drawn('##.', '.#.'), (is, index) => is === 1 && index < 3)
    expect(shown(first)).toEqual(['##.', '...'])
  })

  it('has some parts of another as its land', () => {
    expect(shown(landOf(drawn('##.', '.#.'), [[2], [3, 5]]))).toEqual(['..#', '#.#'])
    expect(shown(landOf(drawn('##', '##', '##'), []))).toEqual(['..', '..', '..'])
  })

  it('knows of each cell the nearest land, and how far it is', () => {
    fc.assert(
      fc.property(masks, (mask) => {
        const land = indicesOf(mask, 1)
        const { squares, cells } = nearestLand(mask)
        for (const index of mask.cells.keys()) {
          const all = land.map((other) => squareOf(mask, index, other))
          if (land.length === 0) {
            expect(squares[index]).toBeGreaterThan(1e6)
            continue
          }
          expect(squares[index]).toBe(Math.min(...all))
          expect(squareOf(mask, index, cells[index] as number)).toBe(squares[index])
          expect(mask.cells[cells[index] as number]).toBe(1)
        }
      }),
    )
  })

  it('grows by all that is near enough to its land, whether that is nearer along a row or a column', () => {
    fc.assert(
      fc.property(masks, fc.constantFrom(0, 0.5, 1, 1.5, 2, 2.5, 3.2), (mask, radius) => {
        // No disc is larger than the picture.
        fc.pre(radius < mask.width + mask.height)
        const land = indicesOf(mask, 1)
        const isNear = (index: number) => land.some((other) => squareOf(mask, index, other) <= radius ** 2)
        expect(shown(grown(mask, radius))).toEqual(shown(mapped(mask, (_, index) => isNear(index))))
      }),
    )
  })

  it('shrinks by all that is near the sea', () => {
    fc.assert(
      fc.property(masks, fc.constantFrom(1, 1.5, 2.3), (mask, radius) => {
        fc.pre(radius < mask.width + mask.height)
        const sea = indicesOf(mask, 0)
        const isFar = (index: number) => sea.every((other) => squareOf(mask, index, other) > radius ** 2)
        expect(shown(shrunk(mask, radius))).toEqual(shown(mapped(mask, (_, index) => isFar(index))))
      }),
    )
  })

  it('loses a cape by opening, and a bay by closing', () => {
    const cape = ['.........', '.####....', '.#######.', '.####....', '.........']
    expect(shown(opened(drawn(...cape), 1))).toEqual([
      '.........',
      '..###....',
      '.#####...',
      '..###....',
      '.........',
    ])
    // With so much sea around it that a disc has room there.
    const wide = (...rows: readonly string[]) =>
      ['.', '.', ...rows, '.', '.'].map((row) => row.padEnd(12, '.'))
    const bay = drawn(...wide('..######', '..###..#', '..######'))
    expect(shown(closed(bay, 1))).toEqual(wide('..######', '..######', '..######'))
  })

  it('has its parts by cells that touch, also at a corner, each cell once', () => {
    expect(
      partsOf(drawn('.....', '.#..#', '..#..', '....#', '.....')).map((part) => [...part].sort(byNumber)),
    ).toEqual([[6, 12], [9], [19]])
    expect(partsOf(drawn('...', '...'))).toEqual([])
    // Each of the eight ways is needed to come from the first cell to all others.
    for (const rows of [
      ['.......', '.....#.', '.#...#.', '..#.#..', '...#...', '.......'],
      ['.......', '.#.....', '.#...#.', '..#.#..', '...#...', '.......'],
    ])
      expect(partsOf(drawn(...rows))).toHaveLength(1)
  })

  it('has no part that touches another, and all of its land in one', () => {
    const framed = masks.map((mask) => {
      const rows = shown(mask).map((row) => `.${row}.`)
      const sea = '.'.repeat(mask.width + 2)
      return drawn(sea, ...rows, sea)
    })
    fc.assert(
      fc.property(framed, (mask) => {
        const parts = partsOf(mask)
        expect(parts.flat().sort(byNumber)).toEqual(indicesOf(mask, 1))
        for (const [number, part] of parts.entries()) {
          for (const other of parts.slice(number + 1))
            for (const cell of part)
              for (const next of other) expect(squareOf(mask, cell, next)).toBeGreaterThan(2)
          // Every cell but the first touches one that was found before it.
          for (const [at, cell] of part.entries())
            if (at > 0)
              expect(part.slice(0, at).some((before) => squareOf(mask, cell, before) <= 2)).toBe(true)
        }
      }),
    )
  })
})

function byNumber(one: number, other: number): number {
  return one - other
}

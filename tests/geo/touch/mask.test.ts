import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areaOfLoop } from '../../../scripts/atlas/loop'
import { grown, type Mask, mapped, nearestLand, partsOf, shrunk } from '../../../scripts/atlas/touch/mask'
import { rasterised, traced } from '../../../scripts/atlas/touch/raster'

/** A picture as it is drawn: `#` is land. */
function drawn(...rows: readonly string[]): Mask {
  const cells = Uint8Array.from([...rows.join('')].map((sign) => (sign === '#' ? 1 : 0)))
  return { width: rows[0]?.length ?? 0, height: rows.length, cells }
}

/** A picture as rows of signs. */
function shown({ width, height, cells }: Mask): readonly string[] {
  const signs = [...cells].map((cell) => (cell === 1 ? '#' : '.'))
  return Array.from({ length: height }, (_, row) => signs.slice(row * width, (row + 1) * width).join(''))
}

const side = fc.integer({ min: 1, max: 9 })
const masks = fc.tuple(side, side).chain(([width, height]) =>
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
  it('knows of each cell the nearest land, and how far it is', () => {
    fc.assert(
      fc.property(masks, (mask) => {
        const land = indicesOf(mask, 1)
        fc.pre(land.length > 0)
        const { squares, cells } = nearestLand(mask)
        for (const index of mask.cells.keys()) {
          expect(squares[index]).toBe(Math.min(...land.map((other) => squareOf(mask, index, other))))
          expect(squareOf(mask, index, cells[index] as number)).toBe(squares[index])
          expect(mask.cells[cells[index] as number]).toBe(1)
        }
      }),
    )
  })

  it('grows by all that is near enough to its land, and shrinks by all that is near the sea', () => {
    fc.assert(
      fc.property(masks, fc.constantFrom(0, 0.5, 1, 1.5, 2, 2.5, 3.2), (mask, radius) => {
        // No disc is larger than the picture.
        fc.pre(radius < mask.width + mask.height)
        const isNear = (index: number, value: 0 | 1) =>
          indicesOf(mask, value).some((other) => squareOf(mask, index, other) <= radius ** 2)
        expect(shown(grown(mask, radius))).toEqual(shown(mapped(mask, (_, index) => isNear(index, 1))))
        expect(shown(shrunk(mask, radius))).toEqual(shown(mapped(mask, (_, index) => !isNear(index, 0))))
      }),
    )
  })

  it('has its parts by cells that touch, also at a corner, each cell once', () => {
    const framed = masks.map((mask) => {
      const sea = '.'.repeat(mask.width + 2)
      return drawn(sea, ...shown(mask).map((row) => `.${row}.`), sea)
    })
    fc.assert(
      fc.property(framed, (mask) => {
        const parts = partsOf(mask)
        expect(parts.flat().sort((a, b) => a - b)).toEqual(indicesOf(mask, 1))
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

  it('is what lies within the lines around it, whichever way they run, coasts clockwise and lakes the other way', () => {
    fc.assert(
      fc.property(masks, (mask) => {
        const loops = traced(mask)
        const { width, height } = mask
        expect(shown(rasterised(loops, width, height))).toEqual(shown(mask))
        const turned = loops.map((loop) => loop.toReversed())
        expect(shown(rasterised(turned, width, height))).toEqual(shown(mask))
        const areas = loops.map(areaOfLoop)
        expect(areas.reduce((sum, area) => sum + area, 0)).toBe(indicesOf(mask, 1).length)
      }),
    )
    expect(traced(drawn('###', '#.#', '###')).map(areaOfLoop)).toEqual([9, -1])
    // What touches only at a corner is apart.
    expect(traced(drawn('#.', '.#')).map(areaOfLoop)).toEqual([1, 1])
  })
})

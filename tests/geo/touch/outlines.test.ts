import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { SMALLEST } from '../../../scripts/atlas/touch/fingers'
import { APART, touchOutlineOf, touchOutlinesText } from '../../../scripts/atlas/touch/outlines'
import { deckOf } from '../../../src/geo/decks'
import { type OutlinePoint, outlineRingsOf } from '../../../src/geo/outlineRings'
import type { PlaceId } from '../../../src/geo/place'
import { PLATE } from '../../../src/geo/touch/relief'
import { BOXES, touchOutlinesIn } from '../../../src/geo/touch/touchSheet'
import { drawn } from '../../amount'
import { shapeOf } from '../shapeOf'

const committed = readFileSync('src/geo/touch/outlines.json', 'utf8')
const written = JSON.parse(committed)
const ids = Object.keys(written) as PlaceId[]
const outlines = new Map(touchOutlinesIn(committed, ids).map((outline, index) => [ids[index], outline]))
const outlineOf = (id: PlaceId) => outlines.get(id) as NonNullable<ReturnType<typeof outlines.get>>
const WAYS = ['page', 'relief'] as const

/** The spots of a ring, no further than 0.8 mm from one to the next, with how far along the ring each is. */
function walked(
  ring: readonly OutlinePoint[],
): readonly { readonly spot: OutlinePoint; readonly at: number }[] {
  let at = 0
  return ring.flatMap(([x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] as OutlinePoint
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

/** How near two lines come, from middle to middle in mm; a bend, three times as long as that, is not two lines. */
function leastGap(rings: readonly (readonly OutlinePoint[])[], bend: number): number {
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
          if (way > 3 * bend) least = gap
        }
  return least
}

describe('the outlines for touch', () => {
  it('are those of all that have one, in a file of at most 80 kB compressed', () => {
    expect(ids).toEqual(expect.arrayContaining([...deckOf('world').targets]))
    expect(brotliCompressSync(committed).length).toBeLessThanOrEqual(80_000)
    expect(touchOutlinesText(Object.entries(written)) === committed).toBe(true)
  })

  it.each(drawn(ids))('are made by the program exactly as they are committed: %s', (id) => {
    expect(touchOutlineOf(shapeOf(id))).toEqual(written[id])
  })

  it('have no two lines nearer than 4.5 mm on a page and 3 mm on a relief, and no part that is less than 5 mm long', () => {
    for (const id of drawn(ids))
      for (const way of WAYS) {
        const rings = outlineRingsOf(outlineOf(id)[way])
        expect(rings.length, id).toBeGreaterThan(0)
        expect(leastGap(rings, APART[way]), `${id} ${way}`).toBeGreaterThanOrEqual(APART[way])
        for (const ring of rings) {
          const lengths = [0, 1].map((axis) => {
            const all = ring.map((spot) => spot[axis] as number)
            return Math.max(...all) - Math.min(...all)
          })
          expect(Math.max(...lengths), id).toBeGreaterThanOrEqual(SMALLEST)
        }
      }
  })

  it('lie in their boxes, but for islands that are drawn larger than they are', () => {
    for (const id of ids)
      for (const way of WAYS) {
        const { side, left, top } = BOXES[way]
        const spots = outlineRingsOf(outlineOf(id)[way]).flat()
        const off = spots.map(([x, y]) =>
          Math.max(Math.abs(x - left - side / 2), Math.abs(y - top - side / 2)),
        )
        expect(Math.max(...off), id).toBeLessThan(side / 2 + 3.5)
      }
    // The number over it is 5 mm high and begins 4 mm from the edge.
    const { side, left, top } = BOXES.relief
    expect(top - 3.5).toBeGreaterThan(9 + 0.75)
    expect(Math.max(left, top) + side + 3.5).toBeLessThan(PLATE.side)
  })

  it.each([
    ['NZ', 3],
    ['GB', 4],
    ['JP', 6],
    ['DK', 7],
    ['ID', 12],
    ['PH', 11],
  ] as const)('have the large islands of %s each by itself', (id, parts) => {
    expect(outlineRingsOf(outlineOf(id).page)).toHaveLength(parts)
  })

  it('say what they leave out and enlarge, and keep the scale', () => {
    expect(outlineOf('TD')).toMatchObject({ left: 0, enlarged: 0, side: shapeOf('TD').side })
    const { left, enlarged, page } = outlineOf('MV')
    expect(left).toBeGreaterThan(20)
    expect(enlarged).toBeGreaterThan(5)
    expect(outlineRingsOf(page).length).toBeLessThanOrEqual(enlarged + 3)
  })

  it.each(['<!doctype html>', '{}', '{"FR":{}}', '{"FR":{"page":"m0 0"}}', committed.slice(0, 999)])(
    'are not to be had from another text, such as %j',
    (text) => {
      expect(() => touchOutlinesIn(text, ['FR'])).toThrow()
    },
  )
})

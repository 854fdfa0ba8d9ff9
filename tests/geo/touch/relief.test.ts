import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { deckOf } from '../../../src/geo/decks'
import { PLATE, relief, stlOf } from '../../../src/geo/touch/relief'
import { touchOutlinesIn } from '../../../src/geo/touch/touchSheet'
import { drawn } from '../../amount'

type Corner = readonly [x: number, y: number, z: number]

/** What a slicer asks of a file of STL, read from its bytes alone. */
function readStl(file: ArrayBuffer) {
  const view = new DataView(file)
  const count = view.getUint32(80, true)
  const float = (at: number) => view.getFloat32(at, true)
  const corner = (at: number): Corner => [float(at), float(at + 4), float(at + 8)]
  const triangles = Array.from({ length: count }, (_, index) => {
    const at = 84 + 50 * index
    return { normal: corner(at), corners: [corner(at + 12), corner(at + 24), corner(at + 36)] as const }
  })
  const edges = new Map<string, number>()
  let volume = 0
  for (const { corners } of triangles) {
    const names = corners.map((each) => each.join())
    for (const [index, name] of names.entries()) {
      const edge = `${name} ${names[(index + 1) % 3]}`
      edges.set(edge, (edges.get(edge) ?? 0) + 1)
    }
    const [[ax, ay, az], [bx, by, bz], [cx, cy, cz]] = corners
    volume += (ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx)) / 6
  }
  const unmatched = [...edges].filter(
    ([edge, times]) => times !== 1 || edges.get(edge.split(' ').reverse().join(' ')) !== 1,
  )
  return { bytes: file.byteLength, count, triangles, unmatched, volume }
}

const { targets } = deckOf('world')
const outlines = touchOutlinesIn(readFileSync('src/geo/touch/outlines.json', 'utf8'), targets)
/** A square of 60 mm in the north-west, and one with a lake of 30 mm. */
const SQUARE = 'm10 20h60v60h-60z'
const HOLED = `${SQUARE}m15 15v30h30v-30z`
const reliefOf = (outline: string, number = 7) => readStl(stlOf(relief(outline, number, 'letters')))

/** The volume of the dots of the number 1: five of eight corners, in two steps. */
const DOTS = 5 * 2 * Math.SQRT2 * 0.75 ** 2 * (0.3 + 0.36 * 0.2)

describe('a relief to print', () => {
  it('is closed and turned outwards for each country: each side of a triangle is that of one other', () => {
    for (const [index, outline] of drawn(outlines).entries())
      for (const number of [1 + (index % 20), 8]) {
        const { bytes, count, unmatched, volume } = reliefOf(outline.relief, number)
        const name = `${targets[index]} ${number}`
        expect(bytes, name).toBe(84 + 50 * count)
        expect(unmatched, name).toEqual([])
        expect(volume, name).toBeGreaterThan(PLATE.side ** 2 * PLATE.base)
        expect(volume, name).toBeLessThan(PLATE.side ** 2 * (PLATE.base + PLATE.land))
        expect(bytes, name).toBeLessThan(1_000_000)
      }
  })

  it('is a plate of 100 mm with a base of 2 mm, out of which land stands 3 mm and dots half a one', () => {
    const { triangles } = reliefOf(SQUARE)
    const spread = [0, 1, 2].map((axis) => {
      const all = triangles.flatMap(({ corners }) => corners.map((each) => each[axis] as number))
      return [Math.min(...all), Math.max(...all)]
    })
    expect(spread).toEqual([
      [0, 100],
      [0, 100],
      [0, 5],
    ])
    const heights = triangles.flatMap(({ corners }) => corners.map(([, , z]) => Math.round(z * 100) / 100))
    expect([...new Set(heights)].sort()).toEqual([0, 2, 2.3, 2.5, 5])
  })

  it('holds as much as a plate, its land and its dots, and a lake is as deep as the sea', () => {
    expect(reliefOf(SQUARE, 1).volume).toBeCloseTo(20_000 + 3 * 60 ** 2 + DOTS, -1)
    const holed = reliefOf(HOLED, 1)
    expect(holed.unmatched).toEqual([])
    expect(holed.volume).toBeCloseTo(20_000 + 3 * (60 ** 2 - 30 ** 2) + DOTS, -1)
    const islet = reliefOf(`${HOLED}m10 10h10v10h-10z`, 1)
    expect(islet.unmatched).toEqual([])
    expect(islet.volume - holed.volume).toBeCloseTo(300, -1)
  })

  it('has north at its top, and at its north edge, from the left, its number in dots as wide as books have them', () => {
    const { triangles } = reliefOf(SQUARE, 1)
    const spotsAt = (height: number) =>
      triangles.flatMap(({ corners }) =>
        corners.every(([, , z]) => Math.abs(z - height) < 1e-5) ? corners : [],
      )
    const spanOf = (spots: readonly Corner[], axis: 0 | 1) => {
      const all = spots.map((each) => each[axis])
      return [Math.min(...all), Math.max(...all)] as const
    }
    expect(spanOf(spotsAt(5), 0).map(Math.round)).toEqual([10, 70])
    expect(spanOf(spotsAt(5), 1).map(Math.round)).toEqual([20, 80])
    const dots = spotsAt(2.3)
    expect(spanOf(dots, 0)[1]).toBeLessThan(20)
    expect(spanOf(dots, 1)[0]).toBeGreaterThan(88)
    // The one dot of the letter a, behind the sign for figures.
    for (const axis of [0, 1] as const) {
      const [from, to] = spanOf(
        dots.filter(([x]) => x > 14),
        axis,
      )
      expect(to - from).toBeCloseTo(1.5 * Math.cos(Math.PI / 8), 1)
    }
  })
})

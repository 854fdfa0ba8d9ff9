import { describe, expect, it } from 'vitest'
import type { CountryCode } from '../../../src/geo/countries'
import { deckOf } from '../../../src/geo/decks'
import { ringsOf } from '../../../src/geo/outlineRings'
import { PLATE, relief, stlOf } from '../../../src/geo/touch/relief'
import { drawn } from '../../amount'
import { shapeOf } from '../shapeOf'

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

const reliefOf = (id: CountryCode, number = 7) =>
  readStl(stlOf(relief(ringsOf(shapeOf(id).path), number, 'letters')))

const square = (side: number, at = 10) => [
  [
    [at, at],
    [at + side, at],
    [at + side, at + side],
    [at, at + side],
  ] as const,
]

const COUNTRIES = drawn(deckOf('world').targets)

describe('a relief to print', () => {
  it.each(COUNTRIES)(
    'is closed and turned outwards for %s: each side of a triangle is that of one other',
    (id) => {
      const { bytes, count, unmatched, volume } = reliefOf(id)
      expect(bytes).toBe(84 + 50 * count)
      expect(unmatched).toEqual([])
      expect(volume).toBeGreaterThan(PLATE.side ** 2 * PLATE.base)
      expect(volume).toBeLessThan(PLATE.side ** 2 * (PLATE.base + PLATE.land))
      expect(bytes).toBeLessThan(3_000_000)
    },
  )

  it('is a plate of 100 mm with a base of 2 mm, and land stands 3 mm out of it', () => {
    const { triangles } = reliefOf('FR')
    const spread = [0, 1, 2].map((axis) => {
      const all = triangles.flatMap(({ corners }) => corners.map((each) => each[axis] as number))
      return [Math.min(...all), Math.max(...all)]
    })
    expect(spread).toEqual([
      [0, 100],
      [0, 100],
      [0, 5],
    ])
    const heights = new Set(
      triangles.flatMap(({ corners }) => corners.map(([, , z]) => Math.round(z * 100) / 100)),
    )
    expect([...heights].sort()).toEqual([0, 2, 2.3, 2.5, 5])
  })

  it('holds as much as a plate, its land and its dots, and has normals of length 1 that point outwards', () => {
    const { triangles, volume } = readStl(stlOf(relief(square(80), 1, 'letters')))
    // A square of 80 in a box of 84 mm, its corners rounded; five dots of eight corners in two steps.
    const [side, radius] = [67.2, 0.75]
    const dots = 5 * 2 * Math.SQRT2 * radius ** 2 * (0.3 + 0.36 * 0.2)
    expect(volume - 20_000 - dots).toBeGreaterThan(3 * (side - 2) ** 2)
    expect(volume - 20_000 - dots).toBeLessThan(3 * (side + 2) ** 2)
    for (const { normal, corners } of triangles) {
      expect(Math.hypot(...normal)).toBeCloseTo(1, 5)
      const [a, b, c] = corners
      const along = (from: Corner, to: Corner) => to.map((each, axis) => each - (from[axis] as number))
      const dot = (one: readonly number[], other: readonly number[]) =>
        one.reduce((sum, each, axis) => sum + each * (other[axis] as number), 0)
      const [[ux = 0, uy = 0, uz = 0], [vx = 0, vy = 0, vz = 0]] = [along(a, b), along(a, c)]
      expect(Math.abs(dot(normal, [ux, uy, uz]))).toBeLessThan(1e-4)
      expect(Math.abs(dot(normal, [vx, vy, vz]))).toBeLessThan(1e-4)
      expect(dot(normal, [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx])).toBeGreaterThan(0)
      if (corners.every(([, , z]) => z === 0)) expect(normal[2]).toBeCloseTo(-1, 5)
      else if (new Set(corners.map(([, , z]) => z)).size === 1) expect(normal[2]).toBeCloseTo(1, 5)
    }
  })

  it('has slopes where they are: a square on its corner is as large as it is', () => {
    const diamond = [
      [
        [50, 5],
        [95, 50],
        [50, 95],
        [5, 50],
      ] as const,
    ]
    const { volume } = readStl(stlOf(relief(diamond, 1, 'letters')))
    const area = (90 * 0.84) ** 2 / 2
    expect((volume - 20_000) / 3 / area).toBeGreaterThan(0.97)
    expect((volume - 20_000) / 3 / area).toBeLessThan(1.03)
  })

  it('has dots of braille as wide as books have them', () => {
    const { triangles } = readStl(stlOf(relief(square(40, 0), 1, 'letters')))
    const corners = triangles.flatMap(({ corners }) => corners)
    // The one dot of the letter a, behind the sign for figures.
    const dot = corners.filter(([x, y, z]) => x > 12 && y > 88 && Math.abs(z - 2.3) < 1e-5)
    const [xs, ys] = [dot.map(([x]) => x), dot.map(([, y]) => y)]
    const wide = 1.5 * Math.cos(Math.PI / 8)
    expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo(wide, 1)
    expect(Math.max(...ys) - Math.min(...ys)).toBeCloseTo(wide, 1)
  })

  it('has north at its top and the number at its north edge, from the left', () => {
    const { triangles } = readStl(stlOf(relief(square(40, 0), 1, 'letters')))
    const tops = triangles.filter(({ corners }) => corners.every(([, , z]) => z === 5))
    const middle = (axis: 0 | 1) =>
      tops.reduce((sum, { corners }) => sum + corners.reduce((part, each) => part + each[axis] / 3, 0), 0) /
      tops.length
    expect(middle(0)).toBeLessThan(50)
    expect(middle(1)).toBeGreaterThan(50)
    const dots = triangles.filter(({ corners }) => corners.every(([, , z]) => Math.abs(z - 2.5) < 1e-5))
    for (const { corners } of dots)
      for (const [x, y] of corners) {
        expect(y).toBeGreaterThan(88)
        expect(x).toBeLessThan(20)
      }
    expect(dots.length).toBeGreaterThan(0)
  })

  it('has a lake as deep as the sea', () => {
    const [coast] = square(80)
    const [lake] = square(40, 30)
    const whole = readStl(stlOf(relief([coast] as never, 1, 'letters')))
    const holed = readStl(stlOf(relief([coast, lake] as never, 1, 'letters')))
    expect(holed.unmatched).toEqual([])
    expect((whole.volume - holed.volume) / 3).toBeGreaterThan(32 ** 2)
    expect((whole.volume - holed.volume) / 3).toBeLessThan(35 ** 2)
  })
})

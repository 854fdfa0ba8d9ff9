import earcut, { flatten } from 'earcut'
import { isLand, type OutlinePoint, outlineRingsOf, type Ring, ringArea } from '../outlineRings'
import { BRAILLE, type BrailleDigits, dotsOf } from './braille'
import { BOXES } from './touchSheet'

/** Dimensions of a relief plate, in mm: its side, its thickness, and the height of land above it. */
export const PLATE = { side: 100, base: 2, land: 3 } as const

/** Steps of a braille dot, as high as on paper (0.5 mm in all): width in diameters, height in mm. */
const STEPS: readonly { readonly wide: number; readonly rise: number }[] = [
  { wide: 1, rise: 0.3 },
  { wide: 0.6, rise: 0.2 },
]

/** Distance of the number from the north edge, in mm. */
const EDGE = 4

/** Ring, clockwise as seen from above, with the rise of the ground within it, in mm; negative for a hollow. */
type Terrace = { readonly ring: Ring; readonly rise: number }

type Corner = readonly [x: number, y: number, z: number]

/** Corners in mm, counter-clockwise as seen from outside: x to the east, y to the north, z up. */
export type Triangle = readonly [Corner, Corner, Corner]

/**
 * Surface of a plate with a raised outline, given as path data in mm, and with a number in braille at its north edge.
 * The mesh is closed: each edge of a triangle belongs to one other triangle, in the opposite direction.
 */
export function relief(outline: string, number: number, digits: BrailleDigits): readonly Triangle[] {
  const { side, base, land } = PLATE
  const square: Ring = [
    [0, 0],
    [side, 0],
    [side, side],
    [0, side],
  ]
  return surface([
    { ring: square, rise: base },
    ...outlineRingsOf(outline).map(
      (ring): Terrace =>
        // Shores of lakes run counter-clockwise.
        ringArea(ring) > 0 ? { ring, rise: land } : { ring: ring.toReversed(), rise: -land },
    ),
    ...dotsOf(String(number), digits).flatMap(([x, y]) =>
      STEPS.map(({ wide, rise }) => ({ ring: roundAbout([x + BOXES.relief.left, y + EDGE], wide), rise })),
    ),
  ])
}

/** Encodes triangles as a binary STL file. */
export function stlOf(triangles: readonly Triangle[]): ArrayBuffer {
  const file = new DataView(new ArrayBuffer(84 + 50 * triangles.length))
  file.setUint32(80, triangles.length, true)
  for (const [index, triangle] of triangles.entries()) {
    const numbers = [normalOf(triangle), ...triangle].flat()
    for (const [at, number] of numbers.entries()) file.setFloat32(84 + 50 * index + 4 * at, number, true)
  }
  return file.buffer
}

/** Octagon around a point, clockwise. */
function roundAbout([x, y]: OutlinePoint, wide: number): Ring {
  const radius = (wide * BRAILLE.diameter) / 2
  return Array.from({ length: 8 }, (_, index): OutlinePoint => {
    const angle = ((index + 0.5) * Math.PI) / 4
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  })
}

/** Surface of terraces on top of each other; the first one is below all others. */
function surface(terraces: readonly Terrace[]): readonly Triangle[] {
  const sorted = terraces.toSorted((a, b) => ringArea(b.ring) - ringArea(a.ring))
  const below = sorted.map(({ ring }, index) =>
    sorted.findLastIndex((other, at) => at < index && isLand([other.ring], ring[0] as OutlinePoint)),
  )
  const heights: number[] = []
  for (const [index, { rise }] of sorted.entries())
    heights.push(rise + (heights[below[index] as number] ?? 0))
  return sorted.flatMap(({ ring }, index) => {
    const height = heights[index] as number
    const foot = heights[below[index] as number] ?? 0
    const on = sorted.filter((_, other) => below[other] === index)
    return [
      ...faceOf([ring, ...on.map((each) => each.ring)], height),
      ...ring.flatMap((spot, at) => wall(spot, ring[(at + 1) % ring.length] as OutlinePoint, foot, height)),
      ...(index === 0 ? faceOf([ring], 0).map(([a, b, c]): Triangle => [a, c, b]) : []),
    ]
  })
}

/** Level ground within the first ring and outside the others. */
function faceOf(rings: readonly Ring[], height: number): readonly Triangle[] {
  const { vertices, holes } = flatten(rings)
  const corners = rings.flat().map((spot) => cornerOf(spot, height))
  const found = earcut(vertices, holes)
  return Array.from({ length: found.length / 3 }, (_, index) => {
    const [a, b, c] = found.slice(3 * index, 3 * index + 3).map((at) => corners[at] as Corner)
    return [c, b, a] as Triangle
  })
}

/** Wall along a side of a ring, on its left, between two heights. */
function wall(from: OutlinePoint, to: OutlinePoint, foot: number, height: number): readonly Triangle[] {
  const [low, next] = [cornerOf(from, foot), cornerOf(to, foot)]
  const [high, last] = [cornerOf(from, height), cornerOf(to, height)]
  return [
    [low, last, next],
    [low, high, last],
  ]
}

function cornerOf([x, y]: OutlinePoint, height: number): Corner {
  return [x, PLATE.side - y, height]
}

function normalOf([a, b, c]: Triangle): Corner {
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
  const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]]
  const normal: Corner = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx]
  const length = Math.hypot(...normal)
  return [normal[0] / length, normal[1] / length, normal[2] / length]
}

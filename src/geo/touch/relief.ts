import { BRAILLE, dotsOf, type Figures } from './braille'
import { forFingers } from './fingers'
import type { Ring, Spot } from './raster'

/** A plate with a country on it, in mm: its side, how thick it is, and how far land stands out of it. */
export const PLATE = { side: 100, base: 2, land: 3 } as const

/** The side of the box with the outline, and how far it is from the edge, in mm; above it there is the number. */
const BOX = 84
const EDGE = 2.5

/** How far walls are apart at least, in mm. */
const APART = 3

/** A dot of braille is as high as on paper, 0.5 mm, in two steps: how wide each is, in diameters, and how high in mm. */
const STEPS: readonly { readonly wide: number; readonly rise: number }[] = [
  { wide: 1, rise: 0.3 },
  { wide: 0.6, rise: 0.2 },
]

/** What rises over what is around it, by so many tenths of a mm: whole numbers, whose sums are equal where they should be. */
type Terrace = { readonly ring: Ring; readonly rise: number }

type Corner = readonly [x: number, y: number, z: number]

/** Three corners in mm, counter-clockwise as they are seen from outside: x to the east, y to the north, z up. */
export type Triangle = readonly [Corner, Corner, Corner]

/**
 * A plate with an outline, rings in a 100×100 box, that stands out of it, and with a number in braille at its north edge, as
 * the triangles of its surface. It is closed: each side of a triangle is that of one other, the other way around.
 */
export function relief(outline: readonly Ring[], number: number, figures: Figures): readonly Triangle[] {
  const { rings } = forFingers(outline, { side: BOX, apart: APART })
  const { side, base, land } = PLATE
  const [left, top] = [(side - BOX) / 2, side - BOX - EDGE]
  const square: Ring = [
    [0, 0],
    [side, 0],
    [side, side],
    [0, side],
  ]
  return surface([
    { ring: square, rise: base * 10 },
    ...rings.map((ring) => ({
      ring: ring.map(([x, y]): Spot => [x + left, y + top]),
      rise: land * 10,
    })),
    ...dotsOf(String(number), figures).flatMap(([x, y]) =>
      STEPS.map(({ wide, rise }) => ({ ring: roundAbout([x + left, y + 4], wide), rise: rise * 10 })),
    ),
  ])
}

/** Triangles as a binary file of STL. */
export function stlOf(triangles: readonly Triangle[]): ArrayBuffer {
  const file = new DataView(new ArrayBuffer(84 + 50 * triangles.length))
  file.setUint32(80, triangles.length, true)
  for (const [index, triangle] of triangles.entries()) {
    const numbers = [normalOf(triangle), ...triangle].flat()
    for (const [at, number] of numbers.entries()) file.setFloat32(84 + 50 * index + 4 * at, number, true)
  }
  return file.buffer
}

/** Eight corners around a spot, clockwise as coasts are. */
function roundAbout([x, y]: Spot, wide: number): Ring {
  const radius = (wide * BRAILLE.diameter) / 2
  return Array.from({ length: 8 }, (_, index): Spot => {
    const angle = ((index + 0.5) * Math.PI) / 4
    return [hundredths(x + radius * Math.cos(angle)), hundredths(y + radius * Math.sin(angle))]
  })
}

/** A side of a ring, from north to south, and by how much the ground rises over it from west to east. */
type Side = { readonly from: Spot; readonly to: Spot; readonly rise: number }

/** A field of one level between two sides, each from one cut to the next: where they are on both. */
type Field = {
  readonly west: readonly [north: number, south: number]
  readonly east: readonly [north: number, south: number]
  readonly level: number
}

/**
 * The surface of terraces, rings in mm with y to the south. It is cut from west to east at the height of every corner, so that
 * between two cuts there are only sides that do not meet, and what is on either side of a cut shares all corners on it.
 */
function surface(terraces: readonly Terrace[]): readonly Triangle[] {
  const sides = terraces.flatMap(sidesOf)
  const cuts = increasing(terraces.flatMap(({ ring }) => ring.map(([, y]) => y)))
  const strips = cuts.slice(1).map((south, index) => fieldsOf(sides, cuts[index] as number, south))
  const corners = cuts.map((y) =>
    increasing(sides.filter(({ from, to }) => from[1] <= y && to[1] >= y).map((side) => along(side, y))),
  )
  const across = cuts.flatMap((y, index) =>
    wallsOn(y, corners[index] as readonly number[], strips[index - 1] ?? [], strips[index] ?? []),
  )
  return strips
    .flatMap((fields, index): Triangle[] => {
      const [north, south] = cuts.slice(index, index + 2) as [number, number]
      const [over, under] = corners.slice(index, index + 2) as [number[], number[]]
      const between = (line: readonly number[], west: number, east: number) =>
        line.filter((x) => x >= west && x <= east)
      return [
        ...fields.flatMap(({ west, east, level }) =>
          zipped(
            between(over, west[0], east[0]).map((x): Corner => [x, north, level]),
            between(under, west[1], east[1]).map((x): Corner => [x, south, level]),
          ),
        ),
        ...fields.slice(1).flatMap(({ west, level }, at) => {
          const before = (fields[at] as Field).level
          return wall([west[0], north], [west[1], south], before, level)
        }),
        ...floor(north, south),
      ]
    })
    .concat(across)
    .map(upright)
}

function sidesOf({ ring, rise }: Terrace): readonly Side[] {
  return ring.map((spot, index): Side => {
    const next = ring[(index + 1) % ring.length] as Spot
    // On the way north land is to the east.
    return spot[1] > next[1] ? { from: next, to: spot, rise } : { from: spot, to: next, rise: -rise }
  })
}

/** Where a side is at the height of a cut; exactly where it ends on one, as its neighbour does. */
function along({ from, to }: Side, y: number): number {
  if (y === from[1]) return from[0]
  if (y === to[1]) return to[0]
  return from[0] + ((y - from[1]) / (to[1] - from[1])) * (to[0] - from[0])
}

/** The fields between two cuts from west to east; the first is outside of everything. */
function fieldsOf(sides: readonly Side[], north: number, south: number): readonly Field[] {
  const met = sides
    .filter(({ from, to }) => from[1] <= north && to[1] >= south)
    .map((side) => ({ at: [along(side, north), along(side, south)] as const, rise: side.rise }))
    .sort((a, b) => a.at[0] + a.at[1] - b.at[0] - b.at[1])
  let level = 0
  return [{ at: OUTSIDE, rise: 0 }, ...met].map(({ at, rise }, index) => {
    level += rise
    return { west: at, east: met[index]?.at ?? OUTSIDE, level }
  })
}

const OUTSIDE = [0, 0] as const

/** The walls along a cut: where the ground to the north of it is on another level than that to the south. */
function wallsOn(
  y: number,
  corners: readonly number[],
  north: readonly Field[],
  south: readonly Field[],
): readonly Triangle[] {
  const levelAt = (fields: readonly Field[], x: number, end: 0 | 1) =>
    fields.findLast(({ west }) => west[end] < x)?.level ?? 0
  return corners.slice(1).flatMap((east, index) => {
    const west = corners[index] as number
    const middle = (west + east) / 2
    return wall([east, y], [west, y], levelAt(north, middle, 1), levelAt(south, middle, 0))
  })
}

/** A wall along a line, from the level to the right of it to that to the left. */
function wall([x, y]: Spot, [nextX, nextY]: Spot, right: number, left: number): readonly Triangle[] {
  if (right === left) return []
  const [near, far]: [Corner, Corner] = [
    [x, y, right],
    [nextX, nextY, left],
  ]
  return [
    [near, [nextX, nextY, right], far],
    [near, far, [x, y, left]],
  ]
}

/** The ground between the corners on two cuts. */
function zipped(north: readonly Corner[], south: readonly Corner[]): readonly Triangle[] {
  const triangles: Triangle[] = []
  for (let [over, under] = [0, 0]; over + 1 < north.length || under + 1 < south.length; ) {
    const [a, b] = [north[over] as Corner, south[under] as Corner]
    const [nextA, nextB] = [north[over + 1], south[under + 1]]
    const isOver = nextA !== undefined && (nextB === undefined || nextA[0] < nextB[0])
    triangles.push([a, b, (isOver ? nextA : nextB) as Corner])
    if (isOver) over++
    else under++
  }
  return triangles
}

/** The underside between two cuts. */
function floor(north: number, south: number): readonly Triangle[] {
  const { side } = PLATE
  return [
    [
      [0, north, 0],
      [side, north, 0],
      [0, south, 0],
    ],
    [
      [side, north, 0],
      [side, south, 0],
      [0, south, 0],
    ],
  ]
}

/** A triangle with y to the north and all in mm. */
function upright(triangle: Triangle): Triangle {
  return triangle.map(([x, y, z]): Corner => [x, PLATE.side - y, z / 10]) as unknown as Triangle
}

function normalOf([a, b, c]: Triangle): Corner {
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
  const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]]
  const normal: Corner = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx]
  const length = Math.hypot(...normal)
  return [normal[0] / length, normal[1] / length, normal[2] / length]
}

/** Some numbers from the least to the greatest, each once. */
function increasing(numbers: readonly number[]): readonly number[] {
  return [...new Set(numbers)].sort((a, b) => a - b)
}

function hundredths(number: number): number {
  return Math.round(number * 100) / 100
}

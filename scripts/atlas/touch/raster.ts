import type { GridSpot, Loop } from '../../../src/geo/drawing/loop'
import type { Mask } from './mask'

/** The land within some loops, where loops within loops are lakes, in cells of a side of 1: by the middle of each. */
export function rasterised(loops: readonly Loop[], width: number, height: number): Mask {
  const cells = new Uint8Array(width * height)
  for (let row = 0; row < height; row++) {
    const y = row + 0.5
    const crossings = loops.flatMap((loop) =>
      loop.flatMap(([x, from], index): number[] => {
        const [nextX, to] = loop[(index + 1) % loop.length] as GridSpot
        return from > y === to > y ? [] : [x + ((y - from) / (to - from)) * (nextX - x)]
      }),
    )
    crossings.sort((a, b) => a - b)
    for (let at = 0; at < crossings.length; at += 2) {
      const [first = 0, last = 0] = crossings.slice(at, at + 2)
      for (let column = Math.ceil(first - 0.5); column + 0.5 < last; column++) cells[row * width + column] = 1
    }
  }
  return { width, height, cells }
}

/**
 * The lines around the land of a picture, along the sides of its cells: land is to the right of each line, so that coasts
 * run clockwise as one sees them and the shores of lakes the other way. Parts that touch at a corner are apart.
 */
export function traced({ width, height, cells }: Mask): readonly Loop[] {
  // Above the first row and below the last one there are no cells.
  const isLand = (x: number, y: number) => x >= 0 && x < width && cells[y * width + x] === 1
  /** Whether a line leaves a corner in one of the directions east, south, west, north. */
  const leaves = (x: number, y: number, direction: number): boolean => {
    const [right, left] = SIDES[direction] as readonly [GridSpot, GridSpot]
    return isLand(x + right[0], y + right[1]) && !isLand(x + left[0], y + left[1])
  }
  const seen = new Set<number>()
  const loops: GridSpot[][] = []
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (!leaves(x, y, 0) || seen.has(y * width + x)) continue
      const loop: GridSpot[] = []
      let [atX, atY, direction] = [x, y, 0]
      do {
        if (direction === 0) seen.add(atY * width + atX)
        loop.push([atX, atY])
        const [stepX, stepY] = STEPS[direction] as GridSpot
        atX += stepX
        atY += stepY
        // To the right first: there the land that it runs along ends.
        direction = [1, 0, 3]
          .map((turn) => (direction + turn) % 4)
          .find((next) => leaves(atX, atY, next)) as number
        // Two bays of a lake that touch at this corner bring the line through it twice, the first time in another direction.
      } while (atX !== x || atY !== y || direction !== 0)
      loops.push(loop)
    }
  return loops
}

const STEPS: readonly GridSpot[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
]

/** Which cells are to the right and to the left of a line that leaves a corner in each of these directions. */
const SIDES: readonly (readonly [GridSpot, GridSpot])[] = [
  [
    [0, 0],
    [0, -1],
  ],
  [
    [-1, 0],
    [0, 0],
  ],
  [
    [-1, -1],
    [-1, 0],
  ],
  [
    [0, -1],
    [-1, -1],
  ],
]

/** A loop with each spot in the middle of those up to so many before and behind it, which takes the steps out of it. */
export function smoothed(loop: Loop, reach: number): Loop {
  const count = 2 * reach + 1
  return loop.map((_, index) => {
    let [x, y] = [0, 0]
    for (let away = -reach; away <= reach; away++) {
      const spot = loop[(index + away + loop.length * reach) % loop.length] as GridSpot
      x += spot[0] / count
      y += spot[1] / count
    }
    return [x, y]
  })
}

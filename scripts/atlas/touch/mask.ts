/** A picture of land and sea in square cells, row by row from the north-west: 1 is land. */
export type Mask = { readonly width: number; readonly height: number; readonly cells: Uint8Array }

/** A picture as large as another, with what a function makes of each cell. */
export function mapped(mask: Mask, land: (cell: number, index: number) => boolean): Mask {
  return { ...mask, cells: mask.cells.map((cell, index) => (land(cell, index) ? 1 : 0)) }
}

/** Sea for land, and land for sea. */
export function inverted(mask: Mask): Mask {
  return mapped(mask, (cell) => cell === 0)
}

/** How far it is to the next land, and which land that is. */
type Nearest = {
  /** The square of the distance, in cells from middle to middle; 0 on land. */
  readonly squares: Float64Array
  /** The index of the nearest cell of land. */
  readonly cells: Int32Array
}

/**
 * The nearest land of each cell, by two passes of lower envelopes of parabolas (Felzenszwalb and Huttenlocher, "Distance
 * Transforms of Sampled Functions", 2012).
 */
export function nearestLand({ width, height, cells }: Mask): Nearest {
  const nearest = {
    // `from` with a function takes fourteen times as long.
    squares: new Float64Array(cells).map((cell) => (cell === 1 ? 0 : FAR)),
    cells: new Int32Array(cells.length).map((_, index) => index),
  }
  const longer = Math.max(width, height)
  const space = {
    squares: new Float64Array(longer),
    cells: new Int32Array(longer),
    lowest: new Int32Array(longer),
    from: new Float64Array(longer + 1),
  }
  for (let x = 0; x < width; x++) envelope(nearest, x, width, height, space)
  for (let y = 0; y < height; y++) envelope(nearest, y * width, 1, width, space)
  return nearest
}

/** The square of a distance that no two cells have. */
const FAR = 1e12

/** Room for one line to be reckoned in: what it was, and the parabolas that are lowest, with where each begins to be. */
type Space = Nearest & { readonly lowest: Int32Array; readonly from: Float64Array }

/** Makes the least of f(q) + (p − q)² of each value of one column or row. */
function envelope(nearest: Nearest, start: number, step: number, count: number, space: Space): void {
  const { squares, cells, lowest, from } = space
  for (let at = 0; at < count; at++) {
    squares[at] = nearest.squares[start + at * step] as number
    cells[at] = nearest.cells[start + at * step] as number
  }
  let last = 0
  lowest[0] = 0
  from[0] = Number.NEGATIVE_INFINITY
  for (let at = 1; at < count; at++) {
    const here = (squares[at] as number) + at * at
    const meets = (low: number) => (here - (squares[low] as number) - low * low) / (2 * (at - low))
    while (meets(lowest[last] as number) <= (from[last] as number)) last--
    last++
    from[last] = meets(lowest[last - 1] as number)
    lowest[last] = at
  }
  from[last + 1] = Number.POSITIVE_INFINITY
  for (let at = 0, piece = 0; at < count; at++) {
    while ((from[piece + 1] as number) < at) piece++
    const low = lowest[piece] as number
    nearest.squares[start + at * step] = (squares[low] as number) + (at - low) ** 2
    nearest.cells[start + at * step] = cells[low] as number
  }
}

/** Land and all within so many cells of it. */
export function grown({ width, height, cells }: Mask, radius: number): Mask {
  // How far land is from each cell along its column, which is quicker than all distances for a radius that is short.
  const along = new Int32Array(cells.length)
  for (let index = 0; index < cells.length; index++)
    along[index] = cells[index] === 1 ? 0 : (along[index - width] ?? width + height) + 1
  for (let index = cells.length - 1 - width; index >= 0; index--)
    along[index] = Math.min(along[index] as number, (along[index + width] as number) + 1)
  const reach = Math.floor(radius)
  const heights = Array.from({ length: 2 * reach + 1 }, (_, at) =>
    Math.floor(Math.sqrt(radius ** 2 - (at - reach) ** 2)),
  )
  const found = new Uint8Array(cells.length)
  for (let index = 0; index < cells.length; index++) {
    const column = index % width
    for (let at = Math.max(0, reach - column); at <= 2 * reach && column + at - reach < width; at++)
      if ((along[index + at - reach] as number) <= (heights[at] as number)) {
        found[index] = 1
        break
      }
  }
  return { width, height, cells: found }
}

/** What is left of land without all within so many cells of the sea. */
function shrunk(mask: Mask, radius: number): Mask {
  return inverted(grown(inverted(mask), radius))
}

/** Land as far as a disc of this radius, in cells, can be moved about in it. */
export function opened(mask: Mask, radius: number): Mask {
  return grown(shrunk(mask, radius), radius)
}

/** Land with all that a disc of this radius, in cells, cannot get into from the sea. */
export function closed(mask: Mask, radius: number): Mask {
  return shrunk(grown(mask, radius), radius)
}

/** Cells of land that hang together, by their indices. */
export type Part = readonly number[]

/** The parts of the land, where cells that touch at a corner hang together. At the edge of the picture there is no land. */
export function partsOf({ width, cells }: Mask): readonly Part[] {
  const seen = new Uint8Array(cells.length)
  const parts: Part[] = []
  const steps = around(width)
  for (let first = 0; first < cells.length; first++) {
    if (cells[first] === 0 || seen[first] === 1) continue
    seen[first] = 1
    const part = [first]
    for (const cell of part)
      for (const step of steps) {
        const next = cell + step
        if (cells[next] !== 1 || seen[next] === 1) continue
        seen[next] = 1
        part.push(next)
      }
    parts.push(part)
  }
  return parts
}

/** How far the indices of its eight neighbours are from that of a cell, in a picture of this width. */
export function around(width: number): readonly number[] {
  return [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1]
}

/** For each cell of a picture the number of its part, counted from 1; 0 if it is in none of them. */
export function numbersOf({ cells }: Mask, parts: readonly Part[]): Int32Array {
  const numbers = new Int32Array(cells.length)
  for (const [index, part] of parts.entries()) for (const cell of part) numbers[cell] = index + 1
  return numbers
}

/** A picture as large as another, in which some parts are the land. */
export function landOf({ width, height }: Mask, parts: readonly Part[]): Mask {
  const cells = new Uint8Array(width * height)
  for (const part of parts) for (const cell of part) cells[cell] = 1
  return { width, height, cells }
}

import type { ScreenPoint } from '../../geo/maps/chart'

/** The sides of a rectangle, in pixels. */
export type Size = { readonly width: number; readonly height: number }

/** A rectangle occupied on a picture, placed by its middle. */
export type Box = Size & { readonly at: ScreenPoint }

/** Rectangles placed on a picture without overlapping. */
export class Boxes {
  private readonly taken: Box[] = []

  /** Creates an empty picture of a width and height in pixels, with its middle at 0, 0. */
  constructor(
    readonly width: number,
    readonly height: number,
  ) {}

  /** Whether a rectangle lies entirely on the picture. */
  holds({ at: [x, y], width, height }: Box): boolean {
    return Math.abs(x) + width / 2 <= this.width / 2 && Math.abs(y) + height / 2 <= this.height / 2
  }

  /** Occupies the first of some places that is free and on the picture, and returns it; `undefined` if there is none. */
  take(places: Iterable<ScreenPoint>, { width, height }: Size): ScreenPoint | undefined {
    for (const at of places) {
      const box = { at, width, height }
      if (!this.holds(box) || this.taken.some((other) => overlaps(box, other))) continue
      this.taken.push(box)
      return at
    }
    return undefined
  }
}

function overlaps(a: Box, b: Box): boolean {
  return (
    Math.abs(a.at[0] - b.at[0]) < (a.width + b.width) / 2 &&
    Math.abs(a.at[1] - b.at[1]) < (a.height + b.height) / 2
  )
}

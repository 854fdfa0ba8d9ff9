import type { ScreenPoint } from '../../geo/maps/chart'

/** The sides of a rectangle, in pixels. */
export type Size = { readonly width: number; readonly height: number }

/** A rectangle on a picture that is taken by something, by its middle. */
export type Box = Size & { readonly at: ScreenPoint }

/** Rectangles on a picture, none of which lies over another. */
export class Boxes {
  private readonly taken: Box[] = []

  /** Takes the width and the height of the picture, whose middle is at 0, 0. */
  constructor(
    readonly width: number,
    readonly height: number,
  ) {}

  /** Whether all of a rectangle is on the picture. */
  holds({ at: [x, y], width, height }: Box): boolean {
    return Math.abs(x) + width / 2 <= this.width / 2 && Math.abs(y) + height / 2 <= this.height / 2
  }

  /** Takes the first of some places for a rectangle that is free and on the picture; `undefined` where there is none. */
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

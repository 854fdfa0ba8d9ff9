import type { Point } from '../point'

/** Path units per pixel. Land and lines use whole units, since integers are formatted faster. */
export const FINE = 10

/** Position in a picture, in pixels to the right of the centre and below it. */
export type ScreenPoint = readonly [x: number, y: number]

/** Map of the Earth, ready to draw in a picture. */
export type Chart = {
  /**
   * Path data of land, borders, areas, each guess, the country, and meridians and parallels, with {@link FINE} units
   * per pixel.
   */
  readonly land: string
  readonly borders: string
  readonly areas: readonly string[]
  readonly guesses: readonly string[]
  readonly country: string
  readonly graticule: string
  /** Path data of the edge of the Earth, in the same units. */
  readonly edge: string
  /** Translation of the paths, in pixels, that aligns them with {@link Chart.spotOf}. */
  readonly shift: ScreenPoint
  /** Position of a point in the picture; `undefined` behind the Earth. */
  spotOf(point: Point): ScreenPoint | undefined
  /** Point at a position of the picture; `undefined` beyond the Earth. */
  pointAt(spot: ScreenPoint): Point | undefined
}

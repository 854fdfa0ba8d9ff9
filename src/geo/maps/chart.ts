import type { Point } from '../point'

/** Land and lines are drawn in whole units, of which a pixel has so many: whole numbers are written faster. */
export const FINE = 10

/** A place on a picture, in pixels to the right of its middle and below it. */
export type ScreenPoint = readonly [x: number, y: number]

/** A map of the Earth on a picture. */
export type Chart = {
  /**
   * Path data of what is land, of borders, of areas, of each guess, of the country, and of meridians and parallels, in units
   * of which a pixel has {@link FINE}.
   */
  readonly land: string
  readonly borders: string
  readonly areas: readonly string[]
  readonly guesses: readonly string[]
  readonly country: string
  readonly graticule: string
  /** Path data of the edge of the Earth, in the same units. */
  readonly edge: string
  /** By how many pixels the paths are to be moved, for their places to lie where {@link Chart.spotOf} says. */
  readonly shift: ScreenPoint
  /** Where a point is seen; `undefined` where it is behind the Earth. */
  spotOf(point: Point): ScreenPoint | undefined
  /** The point that is seen at a spot; `undefined` beside the Earth. */
  pointAt(spot: ScreenPoint): Point | undefined
}

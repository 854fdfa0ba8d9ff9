import type { Point } from '../point'

/** Path units per pixel. Land and lines use whole units, since integers are formatted faster. */
export const FINE = 10

/** Position in a picture, in pixels to the right of the centre and below it. */
export type ScreenPoint = readonly [x: number, y: number]

/** Layers of a map of the Earth, as areas and lines of some kind. */
export type Layers<Area, Line = Area> = {
  readonly land: Area
  readonly borders: Line
  readonly areas: readonly Area[]
  /** Each guess, the country that was sought, and meridians and parallels. */
  readonly guesses: readonly Area[]
  readonly country: Area
  readonly graticule: Line
}

/** Draws each layer. */
export function drawnLayers<Area, Line>(
  { land, borders, areas, guesses, country, graticule }: Layers<Area, Line>,
  areaPath: (area: Area) => string,
  linePath: (line: Line) => string,
): Layers<string> {
  return {
    land: areaPath(land),
    borders: linePath(borders),
    areas: areas.map(areaPath),
    guesses: guesses.map(areaPath),
    country: areaPath(country),
    graticule: linePath(graticule),
  }
}

/** Map of the Earth, ready to draw in a picture: path data of its layers, with {@link FINE} units per pixel. */
export type Chart = Layers<string> & {
  /** Path data of the edge of the Earth, in the same units. */
  readonly edge: string
  /** Translation of the paths, in pixels, that aligns them with {@link Chart.spotOf}. */
  readonly shift: ScreenPoint
  /** Position of a point in the picture; `undefined` behind the Earth. */
  spotOf(point: Point): ScreenPoint | undefined
  /** Point at a position of the picture; `undefined` beyond the Earth. */
  pointAt(spot: ScreenPoint): Point | undefined
}

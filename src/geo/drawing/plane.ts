import { geoAzimuthalEqualArea, geoCentroid } from 'd3-geo'
import type { Position } from 'geojson'
import { EARTH_RADIUS } from '../greatCircle'
import type { Point } from '../point'
import type { GridSpot, Loop } from './loop'
import type { Polygon } from './polygon'

/**
 * Whole steps along each side of the box. Sine and cosine differ in their last digit between versions of
 * Node; whole numbers from here on make every later step come out the same. Far finer than what is drawn.
 */
export const STEPS = 100_000

/** A country laid flat and fitted to the box. */
export type Flat = {
  /** Middle, rounded to four decimals (11 m). */
  readonly centroid: Point
  readonly loops: readonly Loop[]
  /** Kilometres to a step; true at the centroid, while areas are true everywhere. */
  readonly scale: number
  /** The southernmost and the northernmost latitude in degrees. */
  readonly latitudes: readonly [south: number, north: number]
}

/**
 * Projects polygons with Lambert's azimuthal equal-area projection, centred on the centroid of them, or of
 * some of them, so that they are bent as little as can be and north is up in the middle, and fits them to
 * the box: the longer side fills it, the shorter is centred.
 */
export function flatten(polygons: readonly Polygon[], central = polygons): Flat {
  const [longitude, latitude] = geoCentroid({ type: 'MultiPolygon', coordinates: central as Position[][][] })
  const projection = geoAzimuthalEqualArea()
    .rotate([-longitude, -latitude])
    .scale(EARTH_RADIUS)
    .translate([0, 0])
  // Each place by itself: d3 would otherwise resample the lines between them.
  const loops = polygons
    .flat()
    .map((ring) => ring.slice(1).map((place) => projection(place as [number, number]) as GridSpot))
  const [left, right] = range(loops.flatMap((loop) => loop.map(([x]) => x)))
  const [top, bottom] = range(loops.flatMap((loop) => loop.map(([, y]) => y)))
  const scale = Math.max(right - left, bottom - top) / STEPS
  const step = (value: number, middle: number) => Math.round(STEPS / 2 + (value - middle) / scale)
  return {
    centroid: [fourDecimals(latitude), fourDecimals(longitude)],
    loops: loops.map((loop) =>
      withoutRepeats(loop.map(([x, y]) => [step(x, (left + right) / 2), step(y, (top + bottom) / 2)])),
    ),
    scale,
    latitudes: range(polygons.flat(2).map(([, latitude = 0]) => latitude)),
  }
}

function range(values: readonly number[]): readonly [least: number, most: number] {
  return values.reduce(([least, most], value) => [Math.min(least, value), Math.max(most, value)], [
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ] as [number, number])
}

/** Degrees to some 11 m. */
export function fourDecimals(degrees: number): number {
  return Math.round(degrees * 1e4) / 1e4
}

function withoutRepeats(loop: Loop): Loop {
  return loop.filter(([x, y], i) => x !== loop.at(i - 1)?.[0] || y !== loop.at(i - 1)?.[1])
}

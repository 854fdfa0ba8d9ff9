import { geoOrthographic, geoPath } from 'd3-geo'
import type { MultiPolygon } from 'geojson'
import { describe, expect, test } from 'vitest'
import { type CountryCode, countryOf } from '../../src/geo/countries'
import { decks } from '../../src/geo/decks'
import { greatCircleDistance } from '../../src/geo/greatCircle'
import { atlas } from '../../src/geo/maps/atlas'
import { basemapsOf } from '../../src/geo/maps/basemap'
import { type Chart, FINE, type ScreenPoint } from '../../src/geo/maps/chart'
import { globeChart } from '../../src/geo/maps/globe'
import type { Point } from '../../src/geo/point'
import { made } from './made'

const countries = decks.twenty.codes.map(countryOf)

const basemapOf = made(() => basemapsOf(atlas).basemapOf)
const flatBasemapOf = made(() => basemapsOf(atlas).flatBasemapOf)

const RADIUS = 150
const middles: readonly Point[] = [
  [0, 0],
  [90, 0],
  [-90, 0],
  [-40, -100],
  [20, 179.9],
  [65, 100],
  [-20, -179.9],
  ...countries.map(({ centroid }) => centroid),
]

describe.each(middles)('the globe seen from above %d, %d', (...middle: Point) => {
  const seen = () => globeChart(middle, RADIUS, basemapOf('RU', []))
  const projection = projectionFrom(middle)

  test('has its land and its country where the projection of another program has them', () => {
    const { land, country } = seen()
    const other = (shape: MultiPolygon) => geoPath(projection).area(shape)
    // Of islets in whole units a little less is drawn, or more.
    expect(Math.abs(areaIn(land) / other(sheet().land) - 1)).toBeLessThan(0.03)
    const isInSight = other(sheet().country) > 1000
    if (isInSight) expect(areaIn(country) / other(sheet().country)).toBeCloseTo(1, 1)
    else expect(areaIn(country)).toBeLessThan(2000)
  })

  test('has points where that has them, and no others', () => {
    const chart = seen()
    for (const { centroid } of countries) {
      const spot = chart.spotOf(centroid)
      const isSeen = greatCircleDistance(middle, centroid) < (6371 * Math.PI) / 2
      expect(spot !== undefined).toBe(isSeen)
      const [x = 0, y = 0] = projection([centroid[1], centroid[0]]) ?? []
      if (spot) expect(Math.hypot(spot[0] - x / FINE, spot[1] - y / FINE)).toBeLessThan(0.01)
    }
  })

  test('gives back the point of a spot, and none beside the globe', () => {
    const chart = seen()
    for (const spot of [
      [0, 0],
      [40, -70],
      [-100, 20],
    ] satisfies ScreenPoint[]) {
      const point = chart.pointAt(spot) as Point
      const [x, y] = chart.spotOf(point) as ScreenPoint
      expect(Math.hypot(x - spot[0], y - spot[1])).toBeLessThan(1e-6)
    }
    expect(chart.pointAt([120, 120])).toBeUndefined()
  })
})

// From above the equator or a pole some of them lie on the edge itself.
test.each(middles.filter(([latitude]) => latitude % 90 !== 0))(
  'From above %d, %d meridians and parallels are as long as another program has them',
  (...middle: Point) => {
    const other = geoPath(projectionFrom(middle)).measure(sheet().graticule)
    expect(lengthIn(globeChart(middle, RADIUS, basemapOf('RU', [])).graticule) / other).toBeCloseTo(1, 2)
  },
)

test('A globe has each guess and each area on it as it would have a country, and all borders', () => {
  const drawn = (code: CountryCode) => globeChart([40, 20], RADIUS, basemapOf(code, [])).country
  const areas = [basemapsOf(atlas).areaOf(['EG']), basemapsOf(atlas).areaOf(['PL'])]
  const chart = globeChart([40, 20], RADIUS, basemapOf('RU', ['IT', 'FR'], areas))
  expect(chart.guesses).toEqual([drawn('IT'), drawn('FR')])
  expect(chart.areas).toEqual([drawn('EG'), drawn('PL')])
  expect(new Set([...chart.guesses, ...chart.areas]).size).toBe(4)
  const other = geoPath(projectionFrom([40, 20])).measure(sheet().borders)
  // Bends that are finer than the detail are cut off.
  expect(Math.abs(lengthIn(chart.borders) / other - 1)).toBeLessThan(0.02)
})

test('A globe that is seen in part has fewer places beyond its picture, and the same land within it', () => {
  const basemap = basemapOf('RU', [])
  const drawn = (middle: Point, reach: number) => globeChart(middle, RADIUS * 10, basemap, 0.6, reach)
  for (const middle of [
    [50, 10],
    [40, 25],
    [12, 123],
    [-9, 160],
    [66, -170],
  ] satisfies Point[]) {
    const [whole, part] = [RADIUS * 10, RADIUS].map((reach) => drawn(middle, reach)) as [Chart, Chart]
    expect(part.land.length).toBeLessThan(whole.land.length * 0.7)
    expect(part.borders.length).toBeLessThan(whole.borders.length * 0.7)
    const [all, some] = [edgesIn(whole.land), edgesIn(part.land)]
    const places = Array.from({ length: 21 }, (_, i) => (i - 10) * (RADIUS / 10) * FINE)
    for (const x of places)
      for (const y of places) expect(isWithin(some, [x, y]), `${x} ${y}`).toBe(isWithin(all, [x, y]))
  }
})

const sheet = () => flatBasemapOf('RU', [])

function projectionFrom([latitude, longitude]: Point) {
  return geoOrthographic()
    .rotate([-longitude, -latitude])
    .translate([0, 0])
    .scale(RADIUS * FINE)
    .clipAngle(90)
}

/** The length of path data of lines. */
function lengthIn(path: string): number {
  return path
    .split('M')
    .slice(1)
    .reduce((sum, line) => {
      const values = line.trim().split(/\s+/).map(Number)
      let length = 0
      for (let i = 2; i < values.length; i += 2)
        length += Math.hypot(
          (values[i] as number) - (values[i - 2] as number),
          (values[i + 1] as number) - (values[i - 1] as number),
        )
      return sum + length
    }, 0)
}

/** The loops of path data of lines and of arcs around the middle. */
function loopsIn(path: string): readonly (readonly ScreenPoint[])[] {
  return path
    .split('M')
    .slice(1)
    .map((loop) => {
      const spots: ScreenPoint[] = []
      for (const [, command, numbers = ''] of loop.matchAll(/([AL]|^)([^ALZ]+)/g)) {
        const values = numbers.trim().split(/\s+/).map(Number)
        if (command === 'A') spots.push(...arcTo(spots.at(-1) as ScreenPoint, values))
        else
          for (let i = 0; i < values.length; i += 2)
            spots.push([values[i] as number, values[i + 1] as number])
      }
      return spots
    })
}

/** The edges of these loops, each from one spot to the next. */
function edgesIn(path: string): readonly (readonly [ScreenPoint, ScreenPoint])[] {
  return loopsIn(path).flatMap((loop) =>
    loop.map((spot, i) => [spot, loop[(i + 1) % loop.length] as ScreenPoint] as const),
  )
}

function areaIn(path: string): number {
  const twice = edgesIn(path).reduce((sum, [[x, y], [toX, toY]]) => sum + x * toY - toX * y, 0)
  return Math.abs(twice / 2)
}

/** Whether a spot is in an odd number of the loops that have these edges. */
function isWithin(edges: ReturnType<typeof edgesIn>, [x, y]: ScreenPoint): boolean {
  let isIn = false
  for (const [[x1, y1], [x2, y2]] of edges)
    if (y1 > y !== y2 > y && x < x1 + ((x2 - x1) * (y - y1)) / (y2 - y1)) isIn = !isIn
  return isIn
}

function arcTo(
  from: ScreenPoint,
  [radius = 0, , , isLarge, , x = 0, y = 0]: readonly number[],
): ScreenPoint[] {
  const start = Math.atan2(from[1], from[0])
  const sweep = (Math.atan2(y, x) - start + 4 * Math.PI) % (2 * Math.PI)
  expect(sweep > Math.PI).toBe(isLarge === 1)
  return Array.from({ length: 60 }, (_, i) => {
    const angle = start + (sweep * (i + 1)) / 60
    return [radius * Math.cos(angle), radius * Math.sin(angle)]
  })
}

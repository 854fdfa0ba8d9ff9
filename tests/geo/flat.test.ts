import { geoEqualEarth, geoPath } from 'd3-geo'
import { describe, expect, test } from 'vitest'
import { type CountryCode, countriesOf } from '../../src/geo/countries'
import { atlas } from '../../src/geo/maps/atlas'
import { basemapsOf } from '../../src/geo/maps/basemap'
import { type Chart, FINE, type ScreenPoint } from '../../src/geo/maps/chart'
import { FLAT_RATIO, flatChart } from '../../src/geo/maps/flat'
import type { Point } from '../../src/geo/point'
import { made } from './made'

const countries = countriesOf('twenty')

const flatBasemapOf = made(() => basemapsOf(atlas).flatBasemapOf)

const WIDTH = 400
const HEIGHT = WIDTH * FLAT_RATIO

const wholeMap = () => flatChart(WIDTH, WIDTH, flatBasemapOf('RU', []))([0, 0])
const nearMap = () => flatChart(WIDTH * 3, WIDTH, flatBasemapOf('RU', []))

describe('the flat map', () => {
  test('has every country within its frame, east to the right and north up', () => {
    const whole = wholeMap()
    for (const { centroid } of countries) {
      const [x, y] = whole.spotOf(centroid) as ScreenPoint
      expect(Math.abs(x)).toBeLessThan(WIDTH / 2)
      expect(Math.abs(y)).toBeLessThan(HEIGHT / 2)
      expect(Math.sign(x)).toBe(Math.sign(centroid[1]))
      expect(Math.sign(y)).toBe(-Math.sign(centroid[0]))
    }
  })

  test('is as high as it is said to be', () => {
    const whole = wholeMap()
    const [, north] = whole.spotOf([90, 0]) as ScreenPoint
    const [, south] = whole.spotOf([-90, 0]) as ScreenPoint
    expect((south - north) / WIDTH).toBeCloseTo(FLAT_RATIO, 3)
  })

  test('gives back the point of a spot, wherever the sheet lies', () => {
    for (const chart of [wholeMap(), nearMap()([20, 30]), nearMap()([-50, 170])]) {
      for (const { centroid } of countries) {
        const [latitude, longitude] = chart.pointAt(chart.spotOf(centroid) as ScreenPoint) as Point
        expect(latitude).toBeCloseTo(centroid[0], 6)
        expect(longitude).toBeCloseTo(centroid[1], 6)
      }
    }
  })

  test('gives none beside the Earth, whose edge is the meridian at the back', () => {
    const whole = wholeMap()
    let on = 0
    for (let x = -WIDTH / 2 + 0.5; x < WIDTH / 2; x += 7) {
      for (let y = -HEIGHT / 2 + 0.5; y < HEIGHT / 2; y += 7) {
        const point = whole.pointAt([x, y])
        if (point) on++
        const [backX, backY] = point ? (whole.spotOf(point) as ScreenPoint) : [Number.NaN, Number.NaN]
        if (point) expect(Math.hypot(backX - x, backY - y), `${x}, ${y}`).toBeLessThan(0.1)
        const latitude = point?.[0] ?? latitudeAt(whole, y)
        const [edge] = whole.spotOf([latitude, 180]) as ScreenPoint
        expect(point !== undefined, `${x}, ${y}`).toBe(Math.abs(x) <= edge)
      }
    }
    expect(on).toBeGreaterThan(1000)
  })

  /** The path of another program. */
  const path = geoPath(
    geoEqualEarth()
      .fitWidth(WIDTH * FINE, { type: 'Sphere' })
      .translate([0, 0]),
  ).digits(0)

  test('draws land, country, graticule, edge and borders as the projection of another program does', () => {
    const { land, country, graticule } = flatBasemapOf('RU', [])
    const whole = wholeMap()
    const drawn = [whole.land, whole.country, whole.graticule, whole.edge, whole.borders]
    expect(drawn).toEqual(
      [land, country, graticule, { type: 'Sphere' } as const, atlas.borders].map((each) => path(each)),
    )
    expect(new Set(drawn).size).toBe(5)
    for (const each of drawn) expect(each).toMatch(/^M/)
  })

  test('draws each guess and each area, and nothing of what has no land', () => {
    const areas = [basemapsOf(atlas).areaOf(['EG'])]
    const drawn = (code: CountryCode) => flatChart(WIDTH, WIDTH, flatBasemapOf(code, []))([0, 0]).country
    const {
      guesses,
      areas: shown,
      country,
    } = flatChart(WIDTH, WIDTH, flatBasemapOf('VA', ['IT', 'FR'], areas))([0, 0])
    expect([guesses, shown, country]).toEqual([[drawn('IT'), drawn('FR')], [drawn('EG')], ''])
    expect(new Set([...guesses, ...shown]).size).toBe(3)
  })

  test('has in the middle what is wanted there, as far as its sheet covers the frame', () => {
    const near = nearMap()
    const [x, y] = near([20, 30]).spotOf([20, 30]) as ScreenPoint
    expect(Math.hypot(x, y)).toBeLessThan(1e-9)
    const [left] = near([0, -180]).spotOf([0, -180]) as ScreenPoint
    expect(left).toBeCloseTo(-WIDTH / 2, 1)
    const [, top] = near([90, 0]).spotOf([90, 0]) as ScreenPoint
    expect(top).toBeCloseTo(-HEIGHT / 2, 0)
  })

  test('moves what is drawn by as much as its places', () => {
    for (const middle of [
      [20, 30],
      [-50, 170],
      [0, 0],
    ] satisfies Point[]) {
      const { shift, spotOf } = nearMap()(middle)
      // Before it is moved, the middle of the sheet is 0° N 0° E.
      const [x, y] = spotOf([0, 0]) as ScreenPoint
      expect(Math.hypot(shift[0] - x, shift[1] - y)).toBeLessThan(1e-6)
    }
  })
})

/** The latitude that lies so many pixels below the middle, sought by halving. */
function latitudeAt({ spotOf }: Chart, y: number): number {
  let [south, north] = [-90, 90]
  while (north - south > 1e-6) {
    const between = (south + north) / 2
    if ((spotOf([between, 0]) as ScreenPoint)[1] > y) south = between
    else north = between
  }
  return (south + north) / 2
}

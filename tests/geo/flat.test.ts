import { geoEqualEarth, geoPath } from 'd3-geo'
import { describe, expect, test } from 'vitest'
import { type CountryCode, countryOf } from '../../src/geo/countries'
import { decks } from '../../src/geo/decks'
import { atlas } from '../../src/geo/maps/atlas'
import { basemapsOf } from '../../src/geo/maps/basemap'
import { FINE, type ScreenPoint } from '../../src/geo/maps/chart'
import { FLAT_RATIO, flatChart } from '../../src/geo/maps/flat'
import type { Point } from '../../src/geo/point'
import { made } from './made'

const countries = decks.twenty.codes.map(countryOf)

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

  test('gives back the point of a spot, wherever the sheet lies', () => {
    for (const chart of [wholeMap(), nearMap()([20, 30]), nearMap()([-50, 170])]) {
      for (const { centroid } of countries) {
        const [latitude, longitude] = chart.pointAt(chart.spotOf(centroid) as ScreenPoint) as Point
        expect(latitude).toBeCloseTo(centroid[0], 6)
        expect(longitude).toBeCloseTo(centroid[1], 6)
      }
    }
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
})

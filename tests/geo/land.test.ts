import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { geoArea, geoCentroid, geoContains } from 'd3-geo'
import { describe, expect, test } from 'vitest'
import { earthOf } from '../../scripts/atlas/earth'
import { countries } from '../../src/geo/countries'
import { EARTH_RADIUS, greatCircleDistance } from '../../src/geo/distance'
import { atlas } from '../../src/geo/maps/land'
import { sketchOf } from './sketches'

const { land, landOf } = atlas

const committed = readFileSync(new URL('../../src/geo/maps/land.json', import.meta.url), 'utf8')

describe('the land of the small maps', () => {
  test('is made by the program exactly as it is committed', () => {
    expect(earthOf(countries)).toBe(committed)
  })

  test('takes at most 18 kB compressed', () => {
    expect(brotliCompressSync(committed).length).toBeLessThanOrEqual(18_000)
  })

  test('covers the share of the Earth that land does, 29 %', () => {
    expect(geoArea(land) / (4 * Math.PI)).toBeCloseTo(0.29, 2)
  })

  test('is land at both poles, or not: Antarctica is, the Arctic is not', () => {
    expect(geoContains(land, [0, -90])).toBe(true)
    expect(geoContains(land, [0, 90])).toBe(false)
  })
})

describe.each(countries)('the land of $name', ({ id, centroid }) => {
  test('is as large as its outline, within 10 %', () => {
    const area = geoArea(landOf(id)) * EARTH_RADIUS ** 2
    expect(Math.abs(area / sketchOf(id).traits.area - 1)).toBeLessThan(0.1)
  })

  test('has its centroid within 60 km of that of its outline', () => {
    const [east, north] = geoCentroid(landOf(id))
    expect(greatCircleDistance([north, east], centroid)).toBeLessThan(60)
  })
})

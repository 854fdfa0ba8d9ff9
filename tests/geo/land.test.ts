import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { geoArea, geoCentroid, geoContains } from 'd3-geo'
import { describe, expect, test } from 'vitest'
import { earthOf } from '../../scripts/atlas/earth'
import { countries } from '../../src/geo/countries'
import { EARTH_RADIUS, greatCircleDistance } from '../../src/geo/greatCircle'
import { atlas } from '../../src/geo/maps/atlas'

const { land } = atlas

const committed = readFileSync(new URL('../../src/geo/maps/land.json', import.meta.url), 'utf8')

describe('the land of the small maps', () => {
  test('is made by the program exactly as it is committed', () => {
    expect(earthOf(countries)).toBe(committed)
  })

  test('takes at most 19 kB compressed', () => {
    expect(brotliCompressSync(committed).length).toBeLessThanOrEqual(19_000)
  })

  test('covers the share of the Earth that land does, 29 %', () => {
    expect(geoArea(land) / (4 * Math.PI)).toBeCloseTo(0.29, 2)
  })

  test('is land at both poles, or not: Antarctica is, the Arctic is not', () => {
    expect(geoContains(land, [0, -90])).toBe(true)
    expect(geoContains(land, [0, 90])).toBe(false)
  })
})

describe('the countries of the small maps', () => {
  test('are all there but the Vatican', () => {
    expect(
      countries.filter(({ id }) => atlas.landOf(id).coordinates.length === 0).map(({ id }) => id),
    ).toEqual(['VA'])
  })

  test('are none of them the rest of the Earth', () => {
    for (const { id, name } of countries)
      for (const coordinates of atlas.landOf(id).coordinates) {
        const area = geoArea({ type: 'Polygon', coordinates }) * EARTH_RADIUS ** 2
        expect(area, name).toBeLessThan(17e6)
        expect(area, name).toBeGreaterThan(0)
      }
  })

  test('lie where their outlines do, within 70 km but for a few that lack islands at that scale', () => {
    const far = countries.flatMap(({ id, centroid, name }) => {
      if (id === 'VA') return []
      const [longitude, latitude] = geoCentroid(atlas.landOf(id))
      const distance = Math.round(greatCircleDistance([latitude, longitude], centroid))
      return distance > 70 ? [name] : []
    })
    expect(far.sort()).toEqual(['Bahamas', 'Chile', 'Micronesia', 'Vanuatu'])
  })
})

import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { geoArea, geoCentroid } from 'd3-geo'
import type { MultiPolygon, Position } from 'geojson'
import { describe, expect, test } from 'vitest'
import { earthOf } from '../../scripts/atlas/earth'
import { countries } from '../../src/geo/countries'
import { EARTH_RADIUS, greatCircleDistance } from '../../src/geo/distance'
import { atlas } from '../../src/geo/maps/land'
import { worldAtlas } from '../../src/geo/world/land'
import { others } from '../../src/geo/world/others'

const all = [...countries, ...others]
const committed = readFileSync(new URL('../../src/geo/world/land.json', import.meta.url), 'utf8')

/** With every ring from its westernmost place on: where it begins depends on who shares its borders. */
function turned({ coordinates }: MultiPolygon): Position[][][] {
  return coordinates.map((polygon) =>
    polygon.map((closed) => {
      const ring = closed.slice(1)
      const first = ring.indexOf(
        [...ring].sort(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d)[0] as Position,
      )
      return [...ring.slice(first), ...ring.slice(0, first)]
    }),
  )
}

describe('the countries of the globe', () => {
  test('are made by the program exactly as they are committed', () => {
    expect(earthOf(all)).toBe(committed)
  })

  test('take at most 19 kB compressed', () => {
    expect(brotliCompressSync(committed).length).toBeLessThanOrEqual(19_000)
  })

  test('are on the same land, and of the twenty the same, as where there are no others', () => {
    expect(turned(worldAtlas.land)).toEqual(turned(atlas.land))
    for (const { id } of countries)
      expect(turned(worldAtlas.landOf(id)), id).toEqual(turned(atlas.landOf(id)))
  })

  test('are all there but the Vatican', () => {
    expect(
      all.filter(({ id }) => worldAtlas.landOf(id).coordinates.length === 0).map(({ id }) => id),
    ).toEqual(['VA'])
  })

  test('are none of them the rest of the Earth', () => {
    for (const { id, name } of all)
      for (const coordinates of worldAtlas.landOf(id).coordinates) {
        const area = geoArea({ type: 'Polygon', coordinates }) * EARTH_RADIUS ** 2
        expect(area, name).toBeLessThan(17e6)
        expect(area, name).toBeGreaterThan(0)
      }
  })

  test('lie where their outlines do, within 70 km but for a few that lack islands at that scale', () => {
    const far = all.flatMap(({ id, centroid, name }) => {
      if (id === 'VA') return []
      const [longitude, latitude] = geoCentroid(worldAtlas.landOf(id))
      const distance = Math.round(greatCircleDistance([latitude, longitude], centroid))
      return distance > 70 ? [name] : []
    })
    expect(far.sort()).toEqual(['Bahamas', 'Chile', 'Micronesia', 'Vanuatu'])
  })
})

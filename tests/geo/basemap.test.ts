import { expect, test } from 'vitest'
import { EARTH_RADIUS } from '../../src/geo/greatCircle'
import { atlas } from '../../src/geo/maps/atlas'
import { basemapsOf } from '../../src/geo/maps/basemap'
import { made } from './made'

const flatBasemapOf = made(() => basemapsOf(atlas).flatBasemapOf)

test('The graticule is the meridians and parallels of every 30 degrees', () => {
  const { coordinates } = flatBasemapOf('RU', []).graticule
  const lines = coordinates.map((line) => {
    const [longitudes, latitudes] = [0, 1].map((i) => new Set(line.map((place) => place[i] as number)))
    return longitudes?.size === 1 ? `meridian ${[...longitudes]}` : `parallel ${[...(latitudes ?? [])]}`
  })
  const meridians = [-180, -150, -120, -90, -60, -30, 0, 30, 60, 90, 120, 150].map((at) => `meridian ${at}`)
  const parallels = [-60, -30, 0, 30, 60].map((at) => `parallel ${at}`)
  expect([...lines].sort()).toEqual([...meridians, ...parallels].sort())
})

test('The side of a country is that of a square as large as its largest part, and 0 where it has none', () => {
  const { sideOf } = basemapsOf(atlas)
  const kilometres = (code: 'AU' | 'MV' | 'LU') => (sideOf(code) * Math.PI * EARTH_RADIUS) / 180
  // 7.6 million and 2,586 square kilometres.
  expect(kilometres('AU')).toBeGreaterThan(2650)
  expect(kilometres('AU')).toBeLessThan(2850)
  expect(Math.abs(kilometres('LU') - 51)).toBeLessThan(6)
  // A chain of 870 km, of which no island is longer than 8.
  expect(kilometres('MV')).toBeLessThan(10)
  expect(sideOf('VA')).toBe(0)
})

test('The islands that are too small for the land of the world are filled like it', () => {
  const { land } = basemapsOf(atlas).flatBasemapOf('TR', [])
  expect(land.coordinates).toEqual([...atlas.land.coordinates, ...atlas.islands.coordinates])
  expect(atlas.islands.coordinates.length).toBeGreaterThan(40)
})

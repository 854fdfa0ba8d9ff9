import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { geoContains } from 'd3-geo'
import type { Position } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { describe, expect, test } from 'vitest'
import { type AtlasKey, transfers } from '../../scripts/atlas/borders'
import { exceptions } from '../../scripts/atlas/exceptions'
import { northOf } from '../../scripts/atlas/parallel'
import { areaOf, type Polygon } from '../../scripts/atlas/polygon'
import { readWorld } from '../../scripts/atlas/world'
import { countries } from '../../src/geo/countries'
import { square } from './square'

const world = readWorld()
const drawn = asDrawn()

describe('the borders of the game', () => {
  test('differ from those of the atlas by a table, each row with its reason, of land that the atlas has', () => {
    expect(transfers).toHaveLength(8)
    for (const { from, to, reason } of transfers) {
      expect(reason).toMatch(/^[A-ZÅ].{30,}\.$/)
      expect(drawn.get(from) ?? 0, `${from}`).toBeGreaterThan(0)
      if (to !== undefined) expect(drawn.get(to) ?? 0, `${to}`).toBeGreaterThan(0)
    }
  })

  test.each([
    [804, 'Ukraine with the Crimea', 27_038],
    [706, 'Somalia with Somaliland', 167_600],
    [196, 'Cyprus with its north and the buffer zone', 3_600],
    [398, 'Kazakhstan with Baikonur', 6_300],
    [192, 'Cuba with Guantánamo Bay', 66],
    [246, 'Finland with Åland', 936],
    [643, 'Russia without the Crimea', -27_038],
    [504, 'Morocco without Western Sahara', -176_000],
  ] as const)('%i: %s is larger by some %i km²', (key, _, area) => {
    const more = areaIn(key) - (drawn.get(key) as number)
    expect(Math.abs(more / area - 1)).toBeLessThan(0.1)
  })

  test('leave every other country of the world, and of the twenty all but Russia, as the atlas has it', () => {
    const moved = new Set(transfers.flatMap(({ from, to }) => [from, to]))
    for (const [key, area] of drawn) {
      // Some atolls of a few hundred metres are wound the wrong way in the atlas.
      if (!moved.has(key)) expect(Math.abs(areaIn(key) - area), `${key}`).toBeLessThan(1)
    }
    expect(countries.filter(({ numericId }) => moved.has(numericId)).map(({ id }) => id)).toEqual(['RU'])
    expect(1 - areaIn(643) / (drawn.get(643) as number)).toBeLessThan(0.002)
  })

  test('leave nothing of what was given away, and no hole or line where it was joined', () => {
    for (const key of ['Somaliland', 'N. Cyprus', 'Baikonur', 248]) expect(areaIn(key)).toBe(0)
    expect(world.get(706)).toHaveLength(1)
    const [kazakhstan = []] = [...(world.get(398) ?? [])].sort((a, b) => areaOf(b) - areaOf(a))
    expect(kazakhstan.filter((ring) => areaOf([ring]) < 1e6)).toHaveLength(0)
  })

  test('hold at smaller scales too', () => {
    for (const scale of ['50m', '110m'] as const) {
      const small = readWorld(scale)
      const isIn = (key: AtlasKey, place: [number, number]) =>
        (small.get(key) ?? []).some((polygon) => contains(polygon, place))
      expect(isIn(804, [34.1, 45.2]), scale).toBe(true)
      expect(isIn(643, [34.1, 45.2]), scale).toBe(false)
      expect(isIn(706, [44, 9.5]), scale).toBe(true)
      expect(isIn(504, [-11.5, 27]), scale).toBe(false)
    }
  })

  test('and the exceptions to the rule for parts have each their reason', () => {
    expect(exceptions.map(({ id }) => id)).toEqual(['KI', 'SC'])
    for (const { reason } of exceptions) expect(reason).toMatch(/^[A-Z].{30,}\.$/)
  })
})

describe('what lies north of a parallel', () => {
  const polygon: Polygon = [square(400, [0, 0])]

  test('is the part beyond it, closed along the parallel, and as large as that', () => {
    const [ring = []] = northOf(polygon, 1)
    expect(ring.at(0)).toEqual(ring.at(-1))
    for (const [, latitude = 0] of ring) expect(latitude).toBeGreaterThanOrEqual(1)
    expect(areaOf([ring]) / areaOf(polygon)).toBeCloseTo((400 - 111.2) / 400, 2)
  })

  test('is all of what lies beyond it, and nothing of what does not', () => {
    expect(areaOf(northOf(polygon, -1))).toBeCloseTo(areaOf(polygon), 6)
    expect(northOf(polygon, 9)).toEqual([])
  })

  test('has points along the parallel, so that it does not bulge between two', () => {
    const [ring = []] = northOf(polygon, 1)
    const along = ring.filter(([, latitude]) => latitude === 1).map(([longitude = 0]) => longitude)
    expect(along.length).toBeGreaterThan(30)
  })
})

function areaIn(key: AtlasKey): number {
  return (world.get(key) ?? []).reduce((sum, polygon) => sum + areaOf(polygon), 0)
}

function contains(polygon: Polygon, place: [number, number]): boolean {
  return geoContains({ type: 'Polygon', coordinates: polygon as Position[][] }, place)
}

/** The area in km² of each feature of the atlas, as it draws it. */
function asDrawn(): ReadonlyMap<AtlasKey, number> {
  const file = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json')
  const topology = JSON.parse(readFileSync(file, 'utf8')) as Topology<{
    countries: GeometryCollection<{ name: string }>
  }>
  const areas = new Map<AtlasKey, number>()
  for (const { id, properties, geometry } of feature(topology, topology.objects.countries).features) {
    const polygons =
      geometry.type === 'MultiPolygon'
        ? geometry.coordinates
        : geometry.type === 'Polygon'
          ? [geometry.coordinates]
          : []
    const sizes = polygons
      .map((polygon) => areaOf(polygon))
      .map((area) => (area > 2.6e8 ? 510_064_472 - area : area))
    const key = id === undefined ? properties.name : Number(id)
    // Australia shares its number with some islets.
    areas.set(
      key,
      Math.max(
        areas.get(key) ?? 0,
        sizes.reduce((sum, size) => sum + size, 0),
      ),
    )
  }
  return areas
}

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Geometry } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { areaOf, isInsideOut, type Polygon } from './polygon'
import { withoutSeam } from './seam'

/** The polygons of every country of the atlas by its numeric ISO 3166-1 id. */
export type World = ReadonlyMap<number, readonly Polygon[]>

/** The scales at which Natural Earth draws the world, 1 to 10 and to 110 million. */
type Scale = '10m' | '110m'

/**
 * Natural Earth's countries. Where several share an id (Australia and the Ashmore and Cartier Islands are both
 * 036) the largest has it; those with none (Kosovo, Somaliland, …) are left out.
 */
export function readWorld(scale: Scale = '10m'): World {
  const topology = readAtlas(scale)
  const world = new Map<number, readonly Polygon[]>()
  for (const { id, geometry } of feature(topology, topology.objects.countries).features) {
    if (id === undefined) continue
    const polygons = polygonsOf(geometry)
    const rival = world.get(Number(id))
    if (rival === undefined || total(polygons) > total(rival)) world.set(Number(id), polygons)
  }
  return world
}

/** All land, without borders. */
export function readLand(scale: Scale): readonly Polygon[] {
  const topology = readAtlas(scale)
  return feature(topology, topology.objects.land).features.flatMap(({ geometry }) => polygonsOf(geometry))
}

function readAtlas(scale: Scale): Topology<{ countries: GeometryCollection; land: GeometryCollection }> {
  const file = createRequire(import.meta.url).resolve(`world-atlas/countries-${scale}.json`)
  return JSON.parse(readFileSync(file, 'utf8'))
}

function polygonsOf(geometry: Geometry): readonly Polygon[] {
  if (geometry.type === 'Polygon') return withoutSeam([righted(geometry.coordinates)])
  if (geometry.type === 'MultiPolygon') return withoutSeam(geometry.coordinates.map(righted))
  return []
}

/** Three atolls of a few hundred metres are wound the wrong way in the atlas, and would be the rest of the world. */
function righted(polygon: Polygon): Polygon {
  return isInsideOut(polygon) ? polygon.map((ring) => [...ring].reverse()) : polygon
}

function total(polygons: readonly Polygon[]): number {
  return polygons.reduce((sum, polygon) => sum + areaOf(polygon), 0)
}

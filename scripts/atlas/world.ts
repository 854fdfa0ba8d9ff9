import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Geometry } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { areaOf, isInsideOut, type Polygon } from './polygon'
import { withoutSeam } from './seam'

/** The polygons of every country of the atlas by its numeric ISO 3166-1 id. */
export type World = ReadonlyMap<number, readonly Polygon[]>

/**
 * Natural Earth's countries at 1:10 million. Where several share an id (Australia and the Ashmore and
 * Cartier Islands are both 036) the largest has it; those with none (Kosovo, Somaliland, …) are left out.
 */
export function readWorld(): World {
  const file = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json')
  const topology = JSON.parse(readFileSync(file, 'utf8')) as Topology<{ countries: GeometryCollection }>
  const world = new Map<number, readonly Polygon[]>()
  for (const { id, geometry } of feature(topology, topology.objects.countries).features) {
    if (id === undefined) continue
    const polygons = polygonsOf(geometry)
    const rival = world.get(Number(id))
    if (rival === undefined || total(polygons) > total(rival)) world.set(Number(id), polygons)
  }
  return world
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

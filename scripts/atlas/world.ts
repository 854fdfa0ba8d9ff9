import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { geoContains } from 'd3-geo'
import type { Geometry } from 'geojson'
import { feature, mergeArcs } from 'topojson-client'
import type { GeometryCollection, GeometryObject, MultiPolygon, Topology } from 'topojson-specification'
import { isInsideOut, type Polygon, polygonArea } from '../../src/geo/drawing/polygon'
import { withoutSeam } from '../../src/geo/drawing/seam'
import { type AtlasKey, transfers } from './borders'
import { northOf } from './parallel'

/** The polygons of every country of the atlas. */
export type World = ReadonlyMap<AtlasKey, readonly Polygon[]>

/** The scales at which Natural Earth draws the world, 1 to 10, 50 and 110 million. */
export type Scale = '10m' | '50m' | '110m'

type Properties = { name: string }
type Atlas = Topology<{ countries: GeometryCollection<Properties>; land: GeometryCollection }>

/** The same by the arcs of the atlas. */
type Shapes = ReadonlyMap<AtlasKey, MultiPolygon>

/** Natural Earth's countries within the borders of `borders.ts`. */
export function readWorld(scale: Scale = '10m'): World {
  const atlas = readAtlas(scale)
  const world = new Map<AtlasKey, readonly Polygon[]>()
  for (const [key, shape] of redrawn(shapesOf(atlas), atlas)) world.set(key, polygonsOf(atlas, shape))
  for (const { from, only } of transfers) {
    if (only === undefined || !('southOf' in only)) continue
    world.set(from, world.get(from)?.map((polygon) => northOf(polygon, only.southOf)) ?? [])
  }
  return world
}

/** All land, without borders. */
export function readLand(scale: Scale): readonly Polygon[] {
  const atlas = readAtlas(scale)
  return atlas.objects.land.geometries.flatMap((geometry) => polygonsOf(atlas, geometry))
}

function readAtlas(scale: Scale): Atlas {
  const file = createRequire(import.meta.url).resolve(`world-atlas/countries-${scale}.json`)
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** Where several share an id (Australia and the Ashmore and Cartier Islands are both 036) the largest has it. */
function shapesOf(atlas: Atlas): Shapes {
  const shapes = new Map<AtlasKey, MultiPolygon>()
  for (const { id, properties, ...geometry } of atlas.objects.countries.geometries) {
    const key = id === undefined ? (properties as Properties).name : Number(id)
    const shape: MultiPolygon = { type: 'MultiPolygon', arcs: arcsOf(geometry) }
    const rival = shapes.get(key)
    if (rival === undefined || areaIn(atlas, shape) > areaIn(atlas, rival)) shapes.set(key, shape)
  }
  return shapes
}

/** With every transfer made from country to country: what lies side by side becomes one. */
function redrawn(shapes: Shapes, atlas: Atlas): Shapes {
  const after = new Map(shapes)
  for (const { from, to, only } of transfers) {
    const [giver, taker] = [after.get(from), to === undefined ? undefined : after.get(to)]
    if (to === undefined || giver === undefined || taker === undefined) continue
    const isGiven = (polygon: number[][]) =>
      only === undefined || ('holding' in only && holds(atlas, polygon, only.holding))
    const given: MultiPolygon = { type: 'MultiPolygon', arcs: giver.arcs.filter(isGiven) }
    after.set(from, { type: 'MultiPolygon', arcs: giver.arcs.filter((polygon) => !isGiven(polygon)) })
    after.set(to, mergeArcs(atlas, [taker, given]))
  }
  return after
}

function holds(atlas: Atlas, polygon: number[][], [latitude, longitude]: readonly [number, number]): boolean {
  return geoContains(feature(atlas, { type: 'Polygon', arcs: polygon }), [longitude, latitude])
}

function arcsOf(geometry: GeometryObject): number[][][] {
  if (geometry.type === 'Polygon') return [geometry.arcs]
  return geometry.type === 'MultiPolygon' ? geometry.arcs : []
}

function areaIn(atlas: Atlas, shape: MultiPolygon): number {
  return polygonsOf(atlas, shape).reduce((sum, polygon) => sum + polygonArea(polygon), 0)
}

function polygonsOf(atlas: Atlas, shape: GeometryObject): readonly Polygon[] {
  const { geometry } = feature(atlas, shape) as { geometry: Geometry }
  if (geometry.type === 'Polygon') return withoutSeam([righted(geometry.coordinates)])
  if (geometry.type === 'MultiPolygon') return withoutSeam(geometry.coordinates.map(righted))
  return []
}

/** Three atolls of a few hundred metres are wound the wrong way in the atlas, and would be the rest of the world. */
function righted(polygon: Polygon): Polygon {
  return isInsideOut(polygon) ? polygon.map((ring) => [...ring].reverse()) : polygon
}

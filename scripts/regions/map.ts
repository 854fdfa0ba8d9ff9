import type { Position } from 'geojson'
import { mergeArcs } from 'topojson-client'
import { topology } from 'topojson-server'
import type { MultiPolygon } from 'topojson-specification'
import type { Polygon } from '../../src/geo/drawing/polygon'
import { thinned } from '../../src/geo/drawing/thinned'
import type { RegionCode } from '../../src/geo/place'
import { type RegionDeckName, regionDecks } from '../../src/geo/regions/regionDecks'
import { packedText, shapeOf } from '../atlas/earth'
import { keptOfRegion } from './drawing'
import { polygonsOf, type Source, withArcs } from './source'

/** Steps to the longer side of a map. */
const STEPS = 2000

/**
 * Text of a map of a deck: a topology of its land and of each region, as `src/geo/maps/atlas.ts` reads it, with the same
 * parts as the outlines. Borders are thinned before they are parted into regions, so that neighbours still meet.
 */
export function mapOf(deck: RegionDeckName, source: Source): string {
  const { codes } = regionDecks[deck]
  const whole = codes.flatMap((code) => keptOfRegion(polygonsOf(source, code), code)).flat(2)
  const step = Number((extentOf(whole) / STEPS).toPrecision(2))
  const coarse = withArcs(source, (arc) => thinned(arc, step))
  const regions = codes.map((code) => [code, shapeOf(keptOf(code, source, coarse), step)] as const)
  const { objects, arcs } = topology(Object.fromEntries(regions))
  const shapes = objects as Record<string, MultiPolygon>
  const land = mergeArcs({ type: 'Topology', objects, arcs }, Object.values(shapes))
  return packedText({ land, ...shapes }, arcs, step)
}

/** Polygons of a coarse source that stand for those of a region's shape: each has the place in the list of the fine one. */
function keptOf(code: RegionCode, source: Source, coarse: Source): readonly Polygon[] {
  const fine = polygonsOf(source, code)
  const kept = new Set(keptOfRegion(fine, code).map(([outer]) => outer))
  return polygonsOf(coarse, code).filter((_, at) => kept.has(fine[at]?.[0]))
}

/** Degrees along the longer side. */
function extentOf(places: readonly Position[]): number {
  const sides = [0, 1].map((axis) => {
    const values = places.map((place) => place[axis] ?? 0).sort((one, other) => one - other)
    return (values.at(-1) ?? 0) - (values[0] ?? 0)
  })
  return Math.max(...sides)
}

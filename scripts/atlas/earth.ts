import type { Position } from 'geojson'
import type { PackedTopology } from '../../src/geo/atlas'
import { type Entry, keptOf, keyOf } from './drawing'
import type { Polygon } from './polygon'
import { polylineOf } from './polyline'
import { readLand, readWorld, type World } from './world'

/** Degrees to a step: the places of a globe that is 2,000 pixels across are a third of a pixel off at most. */
const STEP = 0.02

/** A ring that reaches further than this many steps from its beginning is no speck. */
const SPECK = 50

/** From the smallest, at which the atlas has 168 of the 197 countries. */
const SCALES = ['110m', '50m', '10m'] as const

/**
 * The text of `land.json`, in `src/geo` and in `src/geo/world`, for small maps of the whole Earth: a topology of all land,
 * and by its code of each country of a table, of which the same parts are kept as in its outline. What the atlas leaves
 * out at 1 to 110 million comes from a larger scale. Every ring is an arc of its own:
 * written in whole steps from place to place, the coast of a country repeats that of the land, which compresses
 * as well as sharing would, and needs no borders cut out of coasts. The arcs are one text, which takes a fifth less than numbers do.
 */
export function earthOf(table: readonly Entry[]): string {
  const worlds = SCALES.map((scale) => readWorld(scale))
  const arcs: number[][][] = []
  const shapeOf = (polygons: readonly Polygon[]) => ({
    type: 'MultiPolygon' as const,
    arcs: polygons.filter(isSeen).map((polygon) => polygon.map((ring) => [arcs.push(stepsOf(ring)) - 1])),
  })
  const countries = table.map((entry) => {
    const world = worlds.find((each) => (each.get(keyOf(entry)) ?? []).length > 0) as World
    return [entry.id, shapeOf(keptOf(entry, world).kept.map(({ polygon }) => polygon))] as const
  })
  const topology: PackedTopology = {
    type: 'Topology',
    transform: { scale: [STEP, STEP], translate: [-180, -90] },
    objects: { land: shapeOf(readLand('110m')), ...Object.fromEntries(countries) },
    arcs: arcs.map((arc) => polylineOf(arc.flat())).join(' '),
  }
  return `${JSON.stringify(topology)}\n`
}

/**
 * Whether a polygon is more than a speck: written in whole steps, a speck may have no area left, or be wound the other
 * way, by which it would be the rest of the Earth.
 */
function isSeen([outer = []]: Polygon): boolean {
  let [x, y, twice, furthest] = [0, 0, 0, 0]
  for (const [dx = 0, dy = 0] of stepsOf(outer).slice(1)) {
    twice += x * dy - y * dx
    x += dx
    y += dy
    furthest = Math.max(furthest, Math.abs(x), Math.abs(y))
  }
  return furthest > SPECK || twice < 0
}

/** Where a ring begins, and the whole steps from each place to the next; those that become one are left out. */
function stepsOf(ring: readonly Position[]): number[][] {
  const places = ring.map(([longitude = 0, latitude = 0]) => [
    Math.round((longitude + 180) / STEP),
    Math.round((latitude + 90) / STEP),
  ])
  return places
    .map(([x = 0, y = 0], i) => {
      const [fromX = 0, fromY = 0] = places[i - 1] ?? []
      return [x - fromX, y - fromY]
    })
    .filter(([dx, dy], i) => i === 0 || dx !== 0 || dy !== 0)
}

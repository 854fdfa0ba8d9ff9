import type { Position } from 'geojson'
import type { Topology } from 'topojson-specification'
import type { Entry } from './drawing'
import type { Polygon } from './polygon'
import { select } from './selection'
import { readLand, readWorld } from './world'

/** Degrees to a step: the places of a globe that is 2,000 pixels across are a third of a pixel off at most. */
const STEP = 0.02

/**
 * The text of `src/geo/land.json`, for small maps of the whole Earth: a topology of all land, and by its code of
 * each country of a table, of which the same parts are kept as in its outline. Every ring is an arc of its own:
 * written in whole steps from place to place, the coast of a country repeats that of the land, which compresses
 * as well as sharing would, and needs no borders cut out of coasts.
 */
export function earthOf(table: readonly Entry[]): string {
  const world = readWorld('110m')
  const arcs: number[][][] = []
  const shapeOf = (polygons: readonly Polygon[]) => ({
    type: 'MultiPolygon' as const,
    arcs: polygons.map((polygon) => polygon.map((ring) => [arcs.push(stepsOf(ring)) - 1])),
  })
  const countries = table.map(({ id, numericId }) => {
    const { kept } = select(world.get(numericId) ?? [])
    return [id, shapeOf(kept.map(({ polygon }) => polygon))] as const
  })
  const topology: Topology = {
    type: 'Topology',
    transform: { scale: [STEP, STEP], translate: [-180, -90] },
    objects: { land: shapeOf(readLand('110m')), ...Object.fromEntries(countries) },
    arcs,
  }
  return `${JSON.stringify(topology)}\n`
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

import type { MultiPolygon, Position } from 'geojson'
import { topology } from 'topojson-server'
import type { MultiPolygon as Shape } from 'topojson-specification'
import type { Polygon } from '../../src/geo/drawing/polygon'
import type { PackedTopology } from '../../src/geo/maps/atlas'
import { type Entry, keptOf, keyOf } from './drawing'
import { landOf } from './islands'
import { polylineOf } from './polyline'
import { readLand, readWorld, type Scale, type World } from './world'

/** Degrees to a step: the places of a globe that is 2,000 pixels across are a third of a pixel off at most. */
const STEP = 0.03

/** A ring that reaches further than this many steps from its beginning is no speck. */
const SPECK = 33

/** From the smallest, at which the atlas has 168 of the 197 countries. */
const SCALES: readonly Scale[] = ['110m', '50m', '10m']

/**
 * The text of `src/geo/maps/land.json`, for small maps of the whole Earth: a topology of all
 * land, and by its code of each country of a table, of which the same parts are kept as in its outline. What the atlas
 * leaves out at 1 to 110 million comes from a larger scale. Places are in whole steps; what is written as numbers
 * otherwise, is written as text, which takes a fifth less.
 */
export function earthOf(table: readonly Entry[]): string {
  return topologyOf({ land: shapeOf(readLand('110m'), STEP), ...countriesOf(table, SCALES) })
}

/** The text of `src/geo/maps/borders.json`: the same countries at 1 to 50 million, with all their islands, and no other land. */
export function bordersOf(table: readonly Entry[]): string {
  const [coarse, fine] = [readWorld('50m'), readWorld('10m')]
  return topologyOf(
    Object.fromEntries(table.map((entry) => [entry.id, shapeOf(landOf(entry, coarse, fine), STEP)])),
  )
}

/** The countries of a table, each at the first of some scales at which the atlas has it. */
function countriesOf(table: readonly Entry[], scales: readonly Scale[]): Record<string, MultiPolygon> {
  const worlds = scales.map((scale) => readWorld(scale))
  return Object.fromEntries(
    table.map((entry) => {
      const world = worlds.find((each) => (each.get(keyOf(entry)) ?? []).length > 0) as World
      return [entry.id, shapeOf(keptOf(entry, world), STEP)]
    }),
  )
}

function topologyOf(shapes: Record<string, MultiPolygon>): string {
  const { objects, arcs } = topology(shapes)
  return packedText(objects as Shapes, arcs, STEP)
}

type Shapes = Readonly<Record<string, Shape>>

/** Text of a topology in whole steps of so many degrees, as `src/geo/maps/atlas.ts` reads it. */
export function packedText(shapes: Shapes, arcs: readonly (readonly Position[])[], step: number): string {
  const packing: PackedTopology = {
    transform: { scale: [step, step], translate: [-180, -90] },
    objects: Object.fromEntries(Object.entries(shapes).map(([name, shape]) => [name, packed(shape)])),
    arcs: arcs.map((arc) => polylineOf(stepsOf(arc).flat())).join(' '),
  }
  return `${JSON.stringify(packing)}\n`
}

/** The arcs of a shape as `src/geo/maps/atlas.ts` reads them: each by how far it is from the one before in the list. */
function packed({ arcs }: Shape): string {
  let last = 0
  const ringOf = (ring: readonly number[]) =>
    polylineOf(
      ring.map((arc) => {
        const step = arc - last
        last = arc
        return step
      }),
    )
  return arcs.map((polygon) => polygon.map(ringOf).join(',')).join(' ')
}

/** Polygons in whole steps of so many degrees. What is a speck there becomes a square of one step; of nothing but specks nothing is left. */
export function shapeOf(polygons: readonly Polygon[], step: number): MultiPolygon {
  const whole = polygons.map((polygon) => polygon.map((ring) => inSteps(ring, step)))
  const coordinates = whole.map((polygon) =>
    isSeen(polygon) ? withoutSlits(polygon) : [squareAt(polygon[0]?.[0] ?? [])],
  )
  return { type: 'MultiPolygon', coordinates: whole.some(isSeen) ? coordinates : [] }
}

function squareAt([x = 0, y = 0]: Position): Position[] {
  return [
    [x, y],
    [x, y + 1],
    [x + 1, y + 1],
    [x + 1, y],
    [x, y],
  ]
}

/** Of the holes those that are still holes in whole steps. */
function withoutSlits([outer = [], ...holes]: Polygon): Position[][] {
  return [outer, ...holes.filter((hole) => hole.length > 3)].map((ring) => [...ring])
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

/** A ring in whole steps from the farthest south-west; places that become one are one. */
function inSteps(ring: readonly Position[], step: number): Position[] {
  return ring
    .map(([longitude = 0, latitude = 0]) => [
      Math.round((longitude + 180) / step),
      Math.round((latitude + 90) / step),
    ])
    .filter(([x, y], i, all) => i === 0 || x !== all[i - 1]?.[0] || y !== all[i - 1]?.[1])
}

/** Where a line begins, and the way from each place to the next. */
function stepsOf(line: readonly Position[]): number[][] {
  return line.map(([x = 0, y = 0], i) => {
    const [fromX = 0, fromY = 0] = line[i - 1] ?? []
    return [x - fromX, y - fromY]
  })
}

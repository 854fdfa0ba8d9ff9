import { type GeoProjection, geoPath } from 'd3-geo'
import type { Position } from 'geojson'
import { europeProjection, worldProjection } from '../../src/geo/flatProjections'
import { type Entry, keyOf } from './drawing'
import { areaOfLoop, type Loop, type Spot } from './loop'
import { pathOf, UNIT } from './path'
import type { Polygon } from './polygon'
import { readLand, readWorld } from './world'

/** A flat map to be made: which atlas, in what projection, on a sheet of how many units. */
type Sheet = {
  readonly scale: '110m' | '50m'
  readonly projection: GeoProjection
  readonly width: number
  readonly height: number
}

const world: Sheet = { scale: '110m', projection: worldProjection(), width: 720, height: 316 }

/** Europe once more and larger, since six of the countries lie close together there. */
const europe: Sheet = { scale: '50m', projection: europeProjection(), width: 300, height: 260 }

/** The text of `src/geo/flatMaps.ts`: paths in whole units, of all land and of each country of a table. */
export function flatMapsOf(table: readonly Entry[]): string {
  return `// Made by \`npm run make:atlas\` from world-atlas (Natural Earth); do not edit.
import type { CountryCode } from './countries'

/** A map drawn flat: path data of all land and of each country that is on it, in a box of this size. */
export type FlatMap = {
  readonly width: number
  readonly height: number
  readonly land: string
  readonly shapes: { readonly [code in CountryCode]?: string }
}

export const world: FlatMap = ${JSON.stringify(drawn(world, table))}

export const europe: FlatMap = ${JSON.stringify(drawn(europe, table))}
`
}

function drawn({ scale, projection, width, height }: Sheet, table: readonly Entry[]) {
  const world = readWorld(scale)
  const shapes = table.map((entry) => [entry.id, flat(world.get(keyOf(entry)) ?? [], projection)] as const)
  return {
    width,
    height,
    land: flat(readLand(scale), projection),
    shapes: Object.fromEntries(shapes.filter(([, path]) => path !== '')),
  }
}

/** The path of some shapes on whole units, without the islets that are less than a unit. */
function flat(polygons: readonly Polygon[], projection: GeoProjection): string {
  const loops: Spot[][] = []
  const pen = {
    beginPath() {},
    arc() {},
    closePath() {},
    moveTo: (x: number, y: number) => void loops.push([spotOf(x, y)]),
    lineTo(x: number, y: number) {
      const loop = loops.at(-1) as Spot[]
      const [spot, last] = [spotOf(x, y), loop.at(-1) as Spot]
      if (spot[0] !== last[0] || spot[1] !== last[1]) loop.push(spot)
    },
  }
  const path = geoPath(projection, pen)
  for (const polygon of polygons) path({ type: 'Polygon', coordinates: polygon as Position[][] })
  const open = loops.map((loop): Loop => (`${loop[0]}` === `${loop.at(-1)}` ? loop.slice(1) : loop))
  return pathOf(open.filter((loop) => Math.abs(areaOfLoop(loop)) > UNIT * UNIT))
}

function spotOf(x: number, y: number): Spot {
  return [Math.round(x) * UNIT, Math.round(y) * UNIT]
}

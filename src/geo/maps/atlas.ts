import type { MultiLineString, MultiPolygon } from 'geojson'
import { feature } from 'topojson-client'
import type { MultiPolygon as Shape, Topology, Transform } from 'topojson-specification'
import type { CountryCode } from '../countries'
import { bordersOf } from './borders'
import { numbersIn } from './polyline'

/**
 * A topology of polygons as it is written, its numbers as `polyline.ts` reads them. Between arcs there is a blank; between
 * the polygons of an object, too, and between the rings of a polygon a comma. The arcs of an object are told by how far
 * each is from the one before in the list.
 */
export type PackedTopology = {
  readonly transform: Transform
  readonly objects: Readonly<Record<string, string>>
  readonly arcs: string
}

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
  const { transform, objects, arcs }: PackedTopology = JSON.parse(text)
  const topology: Topology = { type: 'Topology', transform, objects: {}, arcs: arcs.split(' ').map(stepsIn) }
  const shapeOf = (name: string): MultiPolygon => feature(topology, shapeIn(objects[name] ?? '')).geometry
  const { land: _, ...countries } = objects
  const land = shapeOf('land')
  const polygons = Object.keys(countries).flatMap((code) => shapeOf(code).coordinates)
  return { land, ...bordersOf(land.coordinates, polygons), landOf: shapeOf }
}

function shapeIn(text: string): Shape {
  let last = 0
  const ringIn = (ring: string) =>
    numbersIn(ring).map((step) => {
      last += step
      return last
    })
  const polygons = text === '' ? [] : text.split(' ')
  return { type: 'MultiPolygon', arcs: polygons.map((polygon) => polygon.split(',').map(ringIn)) }
}

function stepsIn(arc: string): number[][] {
  const numbers = numbersIn(arc)
  return Array.from({ length: numbers.length / 2 }, (_, i) => numbers.slice(2 * i, 2 * i + 2))
}

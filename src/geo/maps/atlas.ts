import type { MultiLineString, MultiPolygon, Position } from 'geojson'
import { feature } from 'topojson-client'
import type { MultiPolygon as Shape, Topology, Transform } from 'topojson-specification'
import type { PlaceId } from '../place'
import text from './land.json?raw'

/**
 * Compact topology of polygons, with its numbers encoded for `numbersIn`. Spaces separate arcs and the polygons of an
 * object; commas separate the rings of a polygon. Arc indices of an object are stored as differences from the
 * previous index.
 */
export type PackedTopology = {
  readonly transform: Transform
  readonly objects: Readonly<Record<string, string>>
  readonly arcs: string
}

/** Land and countries of the Earth, in degrees. */
export type Atlas = {
  /** Land from Natural Earth at 1:110 million. */
  readonly land: MultiPolygon
  /** Islands of countries that are too small for that scale. */
  readonly islands: MultiPolygon
  /** Land borders of the countries, without coasts. */
  readonly borders: MultiLineString
  /** Parts of a country that belong to its outline. Its coast matches that of the land. */
  landOf(code: PlaceId): MultiPolygon
}

/** Parses a file made by `npm run make:atlas`. */
export function readAtlas(text: string): Atlas {
  const { names, shapeOf } = readShapes(text)
  const land = shapeOf('land')
  const polygons = names.filter((name) => name !== 'land').flatMap((code) => shapeOf(code).coordinates)
  return { land, ...bordersOf(land.coordinates, polygons), landOf: shapeOf }
}

/** Parses the shapes of such a file; an unknown name has an empty one. */
export function readShapes(text: string) {
  const { transform, objects, arcs }: PackedTopology = JSON.parse(text)
  const topology: Topology = { type: 'Topology', transform, objects: {}, arcs: arcs.split(' ').map(stepsIn) }
  const shapeOf = (name: string): MultiPolygon => feature(topology, shapeIn(objects[name] ?? '')).geometry
  return { names: Object.keys(objects), shapeOf }
}

/**
 * Atlas of all countries: a large file, needed only at the end of a game. Countries missing from Natural Earth at
 * 1:110 million come from 1:50 or 1:10 million; Vatican City is absent. Made by `npm run make:atlas`.
 */
export const atlas = readAtlas(text)

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

/**
 * Decodes integers in the Encoded Polyline Algorithm Format (Google, Maps Platform). Each integer is doubled, with
 * its sign in the lowest bit, and split into groups of five bits, the lowest first. All groups but the last have 32
 * added, and the characters start at `?`.
 */
export function numbersIn(text: string): readonly number[] {
  const numbers: number[] = []
  let [number, bits] = [0, 0]
  for (let i = 0; i < text.length; i++) {
    const digit = text.charCodeAt(i) - 63
    number |= (digit & 31) << bits
    bits += 5
    if (digit >= 32) continue
    numbers.push(number & 1 ? ~(number >> 1) : number >> 1)
    number = 0
    bits = 0
  }
  return numbers
}

/**
 * Finds the borders between countries, each once, and the islands missing from the land. An island shares no segment
 * with the land or with another country.
 */
export function bordersOf(
  land: readonly Position[][][],
  countries: readonly Position[][][],
): { readonly borders: MultiLineString; readonly islands: MultiPolygon } {
  const shared = new Map<string, number>()
  for (const key of [...land, ...countries].flat().flatMap(stretchesOf))
    shared.set(key, (shared.get(key) ?? 0) + 1)
  const drawn = new Set(land.flat().flatMap(stretchesOf))
  /** Lines of a ring that have not been drawn yet. */
  const linesOf = (ring: Position[]): Position[][] => {
    const lines: Position[][] = []
    let line: Position[] | undefined
    const keys = stretchesOf(ring)
    for (const [i, key] of keys.entries()) {
      const [from, to] = [ring[i], ring[i + 1]] as [Position, Position]
      if (drawn.has(key)) line = undefined
      else if (line) line.push(to)
      else {
        line = [from, to]
        lines.push(line)
      }
    }
    // Marked only now, since a ring of a few steps may pass twice between the same two places.
    for (const key of keys) drawn.add(key)
    return lines
  }
  const isIsland = ([coast = []]: Position[][]) => stretchesOf(coast).every((key) => shared.get(key) === 1)
  return {
    borders: { type: 'MultiLineString', coordinates: countries.flat().flatMap(linesOf) },
    islands: { type: 'MultiPolygon', coordinates: countries.filter(isIsland) },
  }
}

/** Keys of a ring's segments, each the same in both directions. */
function stretchesOf(ring: readonly Position[]): string[] {
  return ring.slice(1).map((to, i) => {
    const from = ring[i] as Position
    return from < to ? `${from} ${to}` : `${to} ${from}`
  })
}

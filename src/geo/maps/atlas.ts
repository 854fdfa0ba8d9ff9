import type { MultiLineString, MultiPolygon, Position } from 'geojson'
import { feature } from 'topojson-client'
import type { MultiPolygon as Shape, Topology, Transform } from 'topojson-specification'
import type { CountryCode } from '../countries'
import text from './land.json?raw'

/**
 * A topology of polygons as it is written, its numbers as `numbersIn` reads them. Between arcs there is a blank; between
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

/**
 * The atlas of all countries: heavy, and needed by nobody before the end of a game. What Natural Earth leaves out at 1:110 million is there at 1:50 or 1:10 million; of Vatican
 * City there is nothing. Made by `npm run make:atlas`.
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
 * The whole numbers in a text of the Encoded Polyline Algorithm Format (Google, Maps Platform): each is doubled, with the
 * sign in its lowest bit, and written from there in digits of five bits, all but
 * the last plus 32, as characters from `?` on.
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
 * What the rings of countries have beside the coasts of the land: the lines between countries, each once, and the
 * islands that the land lacks, which share no stretch from place to place with the land or with another country.
 */
export function bordersOf(
  land: readonly Position[][][],
  countries: readonly Position[][][],
): { readonly borders: MultiLineString; readonly islands: MultiPolygon } {
  const shared = new Map<string, number>()
  for (const key of [...land, ...countries].flat().flatMap(stretchesOf))
    shared.set(key, (shared.get(key) ?? 0) + 1)
  const drawn = new Set(land.flat().flatMap(stretchesOf))
  /** What of a ring has not been drawn so far. */
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
    // A ring of a few steps may go to and fro between two places.
    for (const key of keys) drawn.add(key)
    return lines
  }
  const isIsland = ([coast = []]: Position[][]) => stretchesOf(coast).every((key) => shared.get(key) === 1)
  return {
    borders: { type: 'MultiLineString', coordinates: countries.flat().flatMap(linesOf) },
    islands: { type: 'MultiPolygon', coordinates: countries.filter(isIsland) },
  }
}

/** The stretches of a ring from place to place, each as a text that is the same in both directions. */
function stretchesOf(ring: readonly Position[]): string[] {
  return ring.slice(1).map((to, i) => {
    const from = ring[i] as Position
    return from < to ? `${from} ${to}` : `${to} ${from}`
  })
}

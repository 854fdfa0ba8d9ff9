import type { Geometry, Position } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryObject, Topology } from 'topojson-specification'

/** Reason why nothing of a file can be played. */
export type MapFault = 'empty' | 'large' | 'damaged' | 'foreign' | 'drawing' | 'nothing'

/** Reason why a shape is left out. */
export type Omission = 'line' | 'bare' | 'damaged' | 'unnamed' | 'long' | 'small' | 'many'

/** Number of shapes left out for each reason. */
export type Omissions = { readonly [reason in Omission]?: number }

/** Shape of a file with its properties: the rings of its polygons, and its points, in the coordinates of the file. */
export type MapFeature = {
  readonly properties: ReadonlyMap<string, string>
  readonly polygons: readonly (readonly (readonly Position[])[])[]
  readonly points: readonly Position[]
}

/** Shapes of a file in its own coordinates. */
export type MapFeatures = {
  readonly features: readonly MapFeature[]
  readonly left: Omissions
  /** Name of the coordinate reference system, if the file has one. */
  readonly system: string
}

/** Number of bytes that a file may have, 20 MB, and depth to which collections of geometries are opened. */
export const MOST_BYTES = 20 * 2 ** 20
const DEEPEST = 8

/** Key by which the id of a shape goes among its properties. */
const ID = 'id'

/** Numbers that some programs write although JSON has none. */
const NO_NUMBER = /([[,:]\s*)-?(?:NaN|Infinity)(?=\s*[\],}])/g

type Json = Readonly<Record<string, unknown>>

/** Reads the shapes of a text in GeoJSON (RFC 7946) or TopoJSON. */
export function featuresIn(text: string): MapFeatures | MapFault {
  if (text.length > MOST_BYTES) return 'large'
  if (text.trim() === '') return 'empty'
  const json = parsed(text) ?? parsed(text.replace(NO_NUMBER, '$1null'))
  if (json === undefined) return 'damaged'
  if (!isObject(json)) return 'foreign'
  const given = json.type === 'Topology' ? layerOf(json) : listOf(json)
  if (given === undefined) return 'foreign'
  const left: { [reason in Omission]?: number } = {}
  const features = given.flatMap((one) => {
    const read = featureOf(one)
    if (typeof read !== 'string') return [read]
    left[read] = (left[read] ?? 0) + 1
    return []
  })
  return { features, left, system: systemOf(json) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Not JSON, or too deep.
  }
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function systemOf({ crs }: Json): string {
  const properties = isObject(crs) && isObject(crs.properties) ? crs.properties : {}
  return String(properties.name ?? '')
}

/** Features of a GeoJSON object; `undefined` if it is something else. */
function listOf(json: Json): readonly unknown[] | undefined {
  const { type, features } = json
  if (type === 'FeatureCollection') return Array.isArray(features) ? features : undefined
  if (type === 'Feature') return [json]
  if (type === 'GeometryCollection' && Array.isArray(json.geometries)) {
    return json.geometries.map((geometry) => ({ type: 'Feature', geometry }))
  }
  return 'coordinates' in json ? [{ type: 'Feature', geometry: json }] : undefined
}

/** Number of places that a deck may have. */
export const MOST_PLACES = 1000

/**
 * Features of one layer of a topology: that with the most areas or points that have properties, but of those with no more
 * than a deck may have, if there are any. `undefined` if it has none.
 */
function layerOf(json: Json): readonly unknown[] | undefined {
  if (!isObject(json.objects) || !Array.isArray(json.arcs)) return undefined
  const layers = Object.values(json.objects)
    .filter(isObject)
    .map((layer): readonly unknown[] => (Array.isArray(layer.geometries) ? layer.geometries : [layer]))
    .map((layer) => ({ layer, count: layer.filter(isNamable).length }))
    .sort((one, other) => other.count - one.count)
  const most = layers.find(({ count }) => count <= MOST_PLACES && count > 1) ?? layers[0]
  if (most === undefined) return undefined
  const topology = json as unknown as Topology
  return most.layer.map((geometry) => {
    try {
      return feature(topology, geometry as GeometryObject)
    } catch {
      // An arc is missing, or a collection is nested too deep.
      return undefined
    }
  })
}

/** Whether a geometry of a topology may be a place with a name. */
function isNamable(geometry: unknown): boolean {
  if (!isObject(geometry)) return false
  const { type, properties, id } = geometry
  return /Polygon|Point/.test(String(type)) && (isObject(properties) || id !== undefined)
}

/** Reads one feature; returns the reason why nothing of it can be played. */
function featureOf(value: unknown): MapFeature | Omission {
  if (!isObject(value)) return 'damaged'
  const polygons: Position[][][] = []
  const points: Position[] = []
  const kinds = new Set<string>()
  const take = (geometry: unknown, depth: number) => {
    if (!isObject(geometry)) return
    const { type, coordinates, geometries } = geometry as Json & { readonly type: Geometry['type'] }
    kinds.add(type)
    if (type === 'Polygon') polygons.push(polygonOf(coordinates))
    else if (type === 'MultiPolygon') polygons.push(...arrayOf(coordinates).map(polygonOf))
    else if (type === 'Point') points.push(...lineOf([coordinates]))
    else if (type === 'MultiPoint') points.push(...lineOf(coordinates))
    else if (depth < DEEPEST) for (const one of arrayOf(geometries)) take(one, depth + 1)
  }
  take(value.geometry, 0)
  const whole = polygons.filter(([outer = []]) => outer.length > 0)
  if (whole.length > 0 || points.length > 0)
    return { properties: propertiesOf(value), polygons: whole, points }
  if ([...kinds].some((kind) => kind.endsWith('LineString'))) return 'line'
  if (polygons.length > 0) return 'small'
  return kinds.size === 0 ? 'bare' : 'damaged'
}

/** Texts and numbers among the properties of a feature, and its id. A map, since a key may be that of a prototype. */
function propertiesOf({ id, properties }: Json): ReadonlyMap<string, string> {
  const all = [...Object.entries(isObject(properties) ? properties : {}), [ID, id] as const]
  return new Map(
    all.flatMap(([key, value]) => {
      const isText = typeof value === 'string' || typeof value === 'number'
      const text = isText ? tidied(String(value)) : ''
      return text === '' ? [] : [[key, text] as const]
    }),
  )
}

/** Text in composed letters on one line, without control characters and marks of direction. */
function tidied(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\s]+/gu, ' ')
    .trim()
}

function arrayOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** Rings of a polygon that have an area to enclose; none if the outer one has not. */
function polygonOf(value: unknown): Position[][] {
  const [outer, ...holes] = arrayOf(value).map(lineOf).map(closed)
  return outer === undefined || outer.length < 4 ? [] : [outer, ...holes.filter(({ length }) => length > 3)]
}

/** Positions of a line that are pairs of numbers. */
function lineOf(value: unknown): Position[] {
  return arrayOf(value).flatMap((position) => {
    const [x, y] = arrayOf(position)
    return typeof x === 'number' && typeof y === 'number' && Number.isFinite(x) && Number.isFinite(y)
      ? [[x, y]]
      : []
  })
}

/** Ring without repeated positions, whose last is its first. */
function closed(ring: Position[]): Position[] {
  const open = ring.filter(([x, y], i) => i === 0 || x !== ring[i - 1]?.[0] || y !== ring[i - 1]?.[1])
  const [first, last] = [open[0], open.at(-1)]
  if (first === undefined || last === undefined) return []
  return first[0] === last[0] && first[1] === last[1] ? open : [...open, first]
}

import { geoCentroid } from 'd3-geo'
import type { Position } from 'geojson'
import { REGION } from '../drawing/detail'
import { outlineOf, shapeText } from '../drawing/outline'
import { fourDecimals } from '../drawing/plane'
import { areaWithin, type GeoRing, type Polygon, polygonArea, righted } from '../drawing/polygon'
import { withoutSeam } from '../drawing/seam'
import { select } from '../drawing/selection'
import { thinnedBy } from '../drawing/thinned'
import { greatCircleDistance } from '../greatCircle'
import { fold } from '../names/gazetteer'
import type { Kilometres, Point } from '../point'
import { boundsOf, extentOf, inDegrees, type Remark } from './degrees'
import {
  featuresIn,
  type MapFault,
  type MapFeature,
  MOST_PLACES,
  type Omission,
  type Omissions,
} from './features'
import { LONGEST_NAME, type NameProperty, namePropertiesOf } from './property'

/** Place of a map that somebody has brought. */
export type OwnPlace = {
  /** Name as it is compared: the place is known by it. */
  readonly folded: string
  readonly name: string
  /** Other names, separated by bars. */
  readonly aliases: string
  readonly centroid: Point
  /** Polygons that make up its shape, in degrees, as JSON; empty for a point. A text goes between threads at once. */
  readonly land: string
  /** Square kilometres of these polygons, to three digits. */
  readonly area: number
}

/** Places of such a map. */
export type OwnMap = {
  readonly places: readonly OwnPlace[]
  /** Greatest distance between two places, at which proximity is 0 %. */
  readonly span: Kilometres
}

/** Map in a file, before a property is chosen for the names. */
export type MapFile = {
  readonly features: readonly MapFeature[]
  readonly left: Omissions
  readonly remark: Remark | undefined
  /** Properties for the names, the most likely first. */
  readonly names: readonly NameProperty[]
}

/** Properties that were chosen: one for the name, and others for further names. */
export type NameChoice = { readonly name: string; readonly others: readonly string[] }

/** Places of a map, with the number of shapes that were left out, and of those joined with one of the same name. */
export type NamedMap = OwnMap & { readonly left: Omissions; readonly joined: number }

/** Square kilometres below which a shape is none. */
const SMALLEST = 1e-4

/** Number of parts of a shape, the largest, among which those that belong to it are sought. */
const MOST_PARTS = 1000

/** Steps to the longer side of a shape, and of the map of all. */
const [STEPS, STEPS_OF_ALL] = [1500, 2000]

/** Reads the text of a file. */
export function readMap(text: string): MapFile | MapFault {
  const read = featuresIn(text)
  if (typeof read === 'string') return read
  if (read.features.length === 0) return 'nothing'
  const placed = inDegrees(read.features, read.system)
  if (placed === 'drawing') return placed
  const { features, remark } = placed
  const lost = read.features.length - features.length
  const left = lost === 0 ? read.left : { ...read.left, damaged: (read.left.damaged ?? 0) + lost }
  return { features, left, remark, names: namePropertiesOf(features) }
}

/** Shapes of one name. */
type Named = {
  name: string
  readonly aliases: Set<string>
  readonly polygons: Polygon[]
  readonly points: Position[]
}

/**
 * Names the shapes of a file by the properties chosen for that.
 * @returns an iterator that yields the part that is done, up to 1
 */
export function* nameMap(file: MapFile, { name: key, others }: NameChoice): Generator<number, NamedMap> {
  const left: { [reason in Omission]?: number } = { ...file.left }
  const leave = (reason: Omission) => {
    left[reason] = (left[reason] ?? 0) + 1
  }
  const named = new Map<string, Named>()
  let joined = 0
  for (const { properties, polygons, points } of file.features) {
    const name = properties.get(key) ?? ''
    const folded = fold(name)
    const known = named.get(folded)
    if (folded === '') leave('unnamed')
    else if (name.length > LONGEST_NAME) leave('long')
    else if (!known && named.size >= MOST_PLACES) leave('many')
    else {
      if (known) joined++
      const all = known ?? { name, aliases: new Set(), polygons: [], points: [] }
      named.set(folded, all)
      all.polygons.push(...polygons)
      all.points.push(...points)
      const more = others.flatMap((other) => properties.get(other)?.split('|') ?? [])
      for (const one of more)
        if (one !== name && one !== '' && one.length <= LONGEST_NAME) all.aliases.add(one)
    }
  }
  const places: OwnPlace[] = []
  let done = 0
  for (const [folded, { name, aliases, polygons, points }] of named) {
    const land = shapeIn(polygons)
    const point = points[0] ?? land[0]?.[0]?.[0]
    if (land.length === 0 && (polygons.length > 0 || !point)) leave('small')
    else {
      const coordinates = land as Position[][][]
      const [longitude, latitude] = geoCentroid(
        land.length > 0
          ? { type: 'MultiPolygon', coordinates }
          : { type: 'Point', coordinates: point as Position },
      )
      const centroid: Point = [fourDecimals(latitude), fourDecimals(longitude)]
      const text = land.length > 0 ? JSON.stringify(land) : ''
      const area = land.reduce((sum, polygon) => sum + polygonArea(polygon), 0)
      places.push({
        folded,
        name,
        aliases: [...aliases].join('|'),
        centroid,
        land: text,
        area: Number(area.toPrecision(3)),
      })
    }
    yield ++done / named.size
  }
  return { places, span: spanOf(places), left, joined }
}

/** Polygons that make up a shape, by the rules for regions, in no more detail than can be seen; none where there is no area. */
function shapeIn(polygons: readonly Polygon[]): readonly Polygon[] {
  const sized = withoutSeam(polygons.map(wound))
    .map((polygon) => ({ polygon, area: polygonArea(polygon) }))
    .filter(({ area }) => area > SMALLEST)
    .sort((one, other) => other.area - one.area)
  const kept = select(
    sized.slice(0, MOST_PARTS).map(({ polygon }) => polygon),
    () => false,
  )
  return thinnedBy(kept, extentOf(boundsOf(kept.flat(2))) / STEPS).map((rings) =>
    rings.map((ring) => ring.map(([x, y]) => [rounded(x), rounded(y)])),
  )
}

/** Degrees to some 10 cm. */
function rounded(degrees = 0): number {
  return Math.round(degrees * 1e6) / 1e6
}

/**
 * Polygon whose rings are wound as d3 has them, whichever way they are in the file. The outer one is the largest: around a
 * pole some files have the pole first.
 */
function wound(polygon: Polygon): Polygon {
  const [outer, ...holes] = polygon
    .map((ring) => righted([ring])[0] as GeoRing)
    .map((ring) => ({ ring, area: areaWithin(ring) }))
    .sort((one, other) => other.area - one.area)
    .map(({ ring }) => ring)
  return [outer as GeoRing, ...holes.map((hole) => [...hole].reverse())]
}

/** Draws the shape of a place, as in the file of a country. */
export function shapeOfLand(land: string): string {
  return shapeText(outlineOf(JSON.parse(land), REGION, () => false))
}

/** Shapes of places in no more detail than is seen on a map of them all. */
export function thinnedLands(lands: readonly string[]): readonly (readonly Polygon[])[] {
  const parsed = lands.map((land): readonly Polygon[] => JSON.parse(land))
  const step = extentOf(boundsOf(parsed.flat(3))) / STEPS_OF_ALL
  return parsed.map((land) => thinnedBy(land, step))
}

/** Greatest distance between two places, to two digits, upwards. */
function spanOf(places: readonly OwnPlace[]): Kilometres {
  let most = 1
  for (const [at, { centroid }] of places.entries())
    for (const other of places.slice(at + 1))
      most = Math.max(most, greatCircleDistance(centroid, other.centroid))
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(most)) - 1)
  return Math.ceil(most / unit) * unit
}

import { geoCentroid } from 'd3-geo'
import type { Position } from 'geojson'
import { COUNTRY } from '../../src/geo/drawing/detail'
import { type DrawnOutline, outlineOf } from '../../src/geo/drawing/outline'
import { fourDecimals } from '../../src/geo/drawing/plane'
import { type Polygon, polygonArea } from '../../src/geo/drawing/polygon'
import { select } from '../../src/geo/drawing/selection'
import { greatCircleDistance } from '../../src/geo/greatCircle'
import type { Point } from '../../src/geo/point'
import type { AtlasKey } from './borders'
import { additions, type Exception, exceptions } from './exceptions'
import type { World } from './world'

/** A country as the table has it. */
export type Entry = { readonly id: string; readonly numericId: number | undefined; readonly name: string }

/** What the atlas calls a country: Kosovo, which has no number, by its name. */
export function keyOf({ numericId, name }: Entry): AtlasKey {
  return numericId ?? name
}

/** All that is made of one country. */
export type Drawing = DrawnOutline & { readonly entry: Entry }

/** Draws a country of the atlas. Throws, with the country and the reason, where the atlas has none or but a point. */
export function draw(entry: Entry, world: World): Drawing {
  const polygons = keptOf(entry, world)
  // The smallest, such as the Vatican, are less than a step of the atlas across.
  if (!polygons.some((polygon) => polygonArea(polygon) > 0)) {
    throw new Error(`${entry.name} (${entry.id}): its outline in the atlas has no area`)
  }
  return { entry, ...outlineOf(polygons, COUNTRY, isAmong(additions, entry.id)) }
}

/** Which polygons of a country of the atlas belong to its shape. Throws where it has none. */
export function keptOf(entry: Entry, world: World): readonly Polygon[] {
  return select(polygonsOf(entry, world), isAmong(additions, entry.id))
}

/** The middle of a country that the atlas has as a point. */
export function placeOf(entry: Entry, world: World): Point {
  const coordinates = polygonsOf(entry, world) as Position[][][]
  const [longitude, latitude] = geoCentroid({ type: 'MultiPolygon', coordinates })
  return [fourDecimals(latitude), fourDecimals(longitude)]
}

function polygonsOf(entry: Entry, world: World): readonly Polygon[] {
  const { id, numericId, name } = entry
  const polygons = world.get(keyOf(entry))
  if (polygons === undefined || polygons.length === 0) {
    throw new Error(`${name} (${id}): the atlas has no country with the numeric id ${numericId}`)
  }
  return polygons.filter(isNearIn(exceptions, id))
}

/** Whether a polygon is looked at for the shape of a place, by its id and the exceptions. */
export function isNearIn(exceptions: readonly Exception[], id: string): (polygon: Polygon) => boolean {
  const isLookedAt = isAmong(exceptions, id)
  return (polygon) => !exceptions.some((one) => one.id === id) || isLookedAt(polygon)
}

/** Whether a polygon is told apart from the rest of a place, by its id and a table. */
export function isAmong(table: readonly Exception[], id: string): (polygon: Polygon) => boolean {
  return (polygon) => table.some((one) => one.id === id && isNear(polygon, one))
}

/** Whether a polygon begins within the radius of an exception. */
function isNear(polygon: Polygon, { place, radius }: Exception): boolean {
  const [longitude = 0, latitude = 0] = polygon[0]?.[0] ?? []
  return greatCircleDistance([latitude, longitude], place) <= radius
}

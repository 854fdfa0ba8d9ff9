import { geoArea } from 'd3-geo'
import type { Position } from 'geojson'
import { EARTH_RADIUS } from '../greatCircle'

/** Places as [longitude, latitude] in degrees; the last repeats the first. */
export type GeoRing = readonly Position[]

/**
 * The outer ring, clockwise as seen from above, then the holes, anticlockwise. That is d3's winding and
 * the atlas's, and the opposite of RFC 7946: rewound, a country becomes the rest of the world.
 */
export type Polygon = readonly GeoRing[]

/** Area on the sphere in km², holes taken off. */
export function polygonArea(polygon: Polygon): number {
  return geoArea({ type: 'Polygon', coordinates: polygon as Position[][] }) * EARTH_RADIUS ** 2
}

/** Whether a polygon covers more than half of the Earth, as none does but one that is wound the wrong way. */
export function isInsideOut(polygon: Polygon): boolean {
  return polygonArea(polygon) > 2 * Math.PI * EARTH_RADIUS ** 2
}

/** Polygon whose rings, if they enclose the rest of the world, are wound the other way. */
export function righted(polygon: Polygon): Polygon {
  return isInsideOut(polygon) ? polygon.map((ring) => [...ring].reverse()) : polygon
}

/** Area on the sphere in km² that a ring encloses, whichever way it is wound. */
export function areaWithin(ring: GeoRing): number {
  const area = polygonArea([ring])
  return Math.min(area, 4 * Math.PI * EARTH_RADIUS ** 2 - area)
}

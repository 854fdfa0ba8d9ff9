import { geoContains } from 'd3-geo'
import type { Position } from 'geojson'
import { type GeoRing, isInsideOut, type Polygon } from './polygon'

/** The atlas is quantised to a few thousandths of a degree, so that 180 comes back with a tiny tail. */
const TAIL = 1e-6

/**
 * The polygons of a country as they are on the Earth, without the cut that map makers leave along the
 * antimeridian: the atlas keeps the far east of Russia, half of Wrangel Island and parts of Fiji apart from
 * the rest, and the seam would be drawn as a hairline, or be taken for a coast. Polygons that do not reach
 * it are given back as they are.
 */
export function withoutSeam(polygons: readonly Polygon[]): readonly Polygon[] {
  const cut = polygons.filter((polygon) => polygon.some((ring) => ring.some(isOnSeam)))
  if (cut.length === 0) return polygons
  const rings = cut.flat()
  const whole = rings.filter((ring) => !ring.some(isOnSeam))
  const joined = [...whole, ...join(rings.filter((ring) => ring.some(isOnSeam)).flatMap(coastsOf))]
  const outer = joined.filter((ring) => !isInsideOut([ring]))
  const holes = joined.filter((ring) => isInsideOut([ring]))
  return [
    ...polygons.filter((polygon) => !cut.includes(polygon)),
    ...outer.map((ring) => [ring, ...holes.filter((hole) => isWithin(hole, ring))]),
  ]
}

/** The stretches of a ring between its passages along the seam, or the ring itself if it only crosses or touches it. */
function coastsOf(ring: GeoRing): readonly GeoRing[] {
  const open = ring.slice(0, -1)
  const onSeam = (i: number) => isOnSeam(open.at(i % open.length) as Position)
  const start = open.findIndex((_, i) => onSeam(i) && onSeam(i - 1))
  if (start < 0) return [ring]
  const coasts: Position[][] = []
  for (let i = start; i < start + open.length; i++) {
    const place = open[i % open.length] as Position
    if (onSeam(i) && (i === start || onSeam(i - 1))) coasts.push([place])
    else coasts.at(-1)?.push(place)
  }
  // A passage along the seam in several steps leaves single places between two of them.
  return coasts.filter((coast) => coast.length > 1)
}

/** Links the end of each coast with the beginning that lies nearest along the seam, until all rings are closed. */
function join(coasts: readonly GeoRing[]): readonly GeoRing[] {
  const rings = coasts.filter(isClosed)
  const waiting = coasts.filter((coast) => !isClosed(coast))
  while (waiting.length > 0) {
    const ring = [...(waiting.shift() as GeoRing)]
    for (;;) {
      const end = latitudeOf(ring.at(-1))
      const gap = (coast: GeoRing) => Math.abs(latitudeOf(coast[0]) - end)
      const next = waiting.reduce((a, b) => (gap(b) < gap(a) ? b : a), ring as GeoRing)
      if (next === ring) break
      ring.push(...waiting.splice(waiting.indexOf(next), 1).flat())
    }
    rings.push([...ring, ring[0] as Position])
  }
  return rings
}

function isOnSeam(place: Position): boolean {
  return Math.abs(Math.abs(place[0] ?? 0) - 180) < TAIL
}

function isClosed(ring: GeoRing): boolean {
  const [first, last] = [ring[0], ring.at(-1)]
  return first?.[0] === last?.[0] && first?.[1] === last?.[1]
}

function latitudeOf(place: Position | undefined): number {
  return place?.[1] ?? 0
}

function isWithin(hole: GeoRing, ring: GeoRing): boolean {
  return geoContains({ type: 'Polygon', coordinates: [ring as Position[]] }, hole[0] as [number, number])
}

import type { Position } from 'geojson'
import type { GeoRing, Polygon } from '../../src/geo/drawing/polygon'

/** Longest stretch in degrees along a parallel that is left without a point: between points lines are great circles. */
const STEP = 0.1

/**
 * What of a polygon lies north of a latitude, cut along its parallel (I. E. Sutherland and G. W. Hodgman, "Reentrant
 * Polygon Clipping", CACM 17, 1974). Of a ring that crosses it more than twice the pieces stay joined along the parallel.
 */
export function northOf(polygon: Polygon, latitude: number): Polygon {
  return polygon.map((ring) => cut(ring, latitude)).filter((ring) => ring.length > 3)
}

function cut(ring: GeoRing, latitude: number): GeoRing {
  const isNorth = ([, north = 0]: Position) => north > latitude
  const kept: Position[] = []
  const exits: number[] = []
  for (const [i, place] of ring.slice(1).entries()) {
    const before = ring[i] as Position
    if (isNorth(place) !== isNorth(before)) {
      if (isNorth(before)) exits.push(kept.length)
      kept.push(crossing(before, place, latitude))
    }
    if (isNorth(place)) kept.push(place)
  }
  const stepped = kept.flatMap((place, i) =>
    exits.includes(i) ? along(place, kept[(i + 1) % kept.length] as Position) : [place],
  )
  return stepped.length === 0 ? [] : [...stepped, stepped[0] as Position]
}

function crossing(a: Position, b: Position, latitude: number): Position {
  const [fromX = 0, fromY = 0] = a
  const [toX = 0, toY = 0] = b
  return [fromX + ((toX - fromX) * (latitude - fromY)) / (toY - fromY), latitude]
}

/** From a place to the last before another on its parallel. */
function along(from: Position, to: Position): readonly Position[] {
  const [x = 0, latitude = 0] = from
  const width = (to[0] ?? 0) - x
  const steps = Math.max(1, Math.ceil(Math.abs(width) / STEP))
  return Array.from({ length: steps }, (_, i) => [x + (width * i) / steps, latitude])
}

import { geoContains } from 'd3-geo'
import type { MultiPolygon, Position } from 'geojson'
import { EARTH_RADIUS } from '../greatCircle'
import type { Kilometres, Point } from '../point'
import { dot, pointOf, type Vector, vectorOf } from './vector'

/** Nearest point of an area, and the distance to it. */
export type Nearest = { readonly point: Point; readonly distance: Kilometres }

/**
 * Finds the point of an area nearest to a place: the place itself, at 0 km, if it lies within, else a point of the border.
 * Each stretch of the border counts as the great circle from a to b. With n = a × b and the place p, the nearest point of
 * the whole circle is p − (p·n ÷ n·n) n, scaled to the sphere; if it lies between a and b, it is the nearest of the
 * stretch, else the nearer of a and b is (E. Williams, "Aviation Formulary", cross-track distance). The distance is
 * 2 R asin(chord ÷ 2) with {@link EARTH_RADIUS}, up to 20,015 km; `Infinity` for an empty area. Error: half a step of the
 * border's places, 2.4 km, and 0.6 % because the Earth is no sphere; beyond that, the border is as coarse as it is drawn.
 */
export function nearestPoint(place: Point, area: MultiPolygon): Nearest {
  const [latitude, longitude] = place
  if (geoContains(area, [longitude, latitude])) return { point: place, distance: 0 }
  const p = vectorOf(place)
  let [nearest, least] = [p, Number.POSITIVE_INFINITY]
  for (const ring of area.coordinates.flat()) {
    const corners = ring.map(cornerOf)
    for (const [i, b] of corners.entries()) {
      const spot = nearestOf(p, corners[i - 1] ?? b, b)
      const chord = Math.hypot(spot[0] - p[0], spot[1] - p[1], spot[2] - p[2])
      if (chord < least) [nearest, least] = [spot, chord]
    }
  }
  return { point: pointOf(nearest), distance: 2 * EARTH_RADIUS * Math.asin(Math.min(1, least / 2)) }
}

function cornerOf([longitude = 0, latitude = 0]: Position): Vector {
  return vectorOf([latitude, longitude])
}

/** Point of the great circle from a to b that is nearest to p. */
function nearestOf(p: Vector, a: Vector, b: Vector): Vector {
  const n = cross(a, b)
  const length = dot(n, n)
  if (length > 0) {
    const share = dot(p, n) / length
    const [x, y, z] = [p[0] - share * n[0], p[1] - share * n[1], p[2] - share * n[2]]
    const size = Math.hypot(x, y, z)
    const spot: Vector = [x / size, y / size, z / size]
    if (dot(cross(a, spot), n) >= 0 && dot(cross(spot, b), n) >= 0) return spot
  }
  return dot(p, a) > dot(p, b) ? a : b
}

function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

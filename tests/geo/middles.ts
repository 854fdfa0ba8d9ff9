import type { Polygon, Ring } from '../../scripts/atlas/polygon'
import type { Point } from '../../src/geo/point'

/** Into how many strips from south to north a polygon is cut. */
const STRIPS = 800

type Place = readonly [longitude: number, latitude: number]
type Sum = readonly [x: number, y: number, z: number]

/**
 * The middle of some polygons, found by cutting each into strips along parallels and adding up the places in each, which
 * is not how the atlas program finds it. A ring may cross the antimeridian and may not go round a pole.
 */
export function middleOf(polygons: readonly Polygon[]): Point {
  const [x, y, z] = polygons.map(sumOf).reduce((a, b) => [a[0] + b[0], a[1] + b[1], a[2] + b[2]])
  const degrees = 180 / Math.PI
  return [Math.atan2(z, Math.hypot(x, y)) * degrees, Math.atan2(y, x) * degrees]
}

/** All places of a polygon on the unit sphere, added up by their area. */
function sumOf(polygon: Polygon): Sum {
  const rings = polygon.map(unrolled)
  const latitudes = rings.flat().map(([, latitude]) => latitude)
  const [south, north] = latitudes.reduce(
    ([low, high], latitude) => [Math.min(low, latitude), Math.max(high, latitude)],
    [90, -90],
  )
  const height = (north - south) / STRIPS
  const sum: [number, number, number] = [0, 0, 0]
  for (const [strip, places] of crossingsOf(rings, south, height).entries()) {
    const φ = ((south + (strip + 0.5) * height) * Math.PI) / 180
    const λs = places.map((longitude) => (longitude * Math.PI) / 180).sort((a, b) => a - b)
    for (let i = 0; i + 1 < λs.length; i += 2) {
      const [west, east] = [λs[i] as number, λs[i + 1] as number]
      sum[0] += height * Math.cos(φ) ** 2 * (Math.sin(east) - Math.sin(west))
      sum[1] += height * Math.cos(φ) ** 2 * (Math.cos(west) - Math.cos(east))
      sum[2] += height * Math.sin(φ) * Math.cos(φ) * (east - west)
    }
  }
  return sum
}

/** The longitudes at which rings cross the middle of each strip. */
function crossingsOf(
  rings: readonly (readonly Place[])[],
  south: number,
  height: number,
): readonly number[][] {
  const crossings = Array.from({ length: STRIPS }, (): number[] => [])
  for (const ring of rings) {
    for (const [i, [x, y]] of ring.entries()) {
      const [nextX, nextY] = ring[(i + 1) % ring.length] as Place
      const [low, high] = y < nextY ? [y, nextY] : [nextY, y]
      for (let strip = Math.ceil((low - south) / height - 0.5); strip < STRIPS; strip++) {
        const latitude = south + (strip + 0.5) * height
        if (latitude >= high) break
        crossings[strip]?.push(x + ((nextX - x) * (latitude - y)) / (nextY - y))
      }
    }
  }
  return crossings
}

/** A ring whose longitudes go on beyond 180°, so that no two neighbours are far apart. */
function unrolled(ring: Ring): readonly Place[] {
  let turn = 0
  let before: number | undefined
  return ring.slice(1).map(([longitude = 0, latitude = 0]) => {
    if (before !== undefined && longitude - before > 180) turn -= 360
    if (before !== undefined && longitude - before < -180) turn += 360
    before = longitude
    return [longitude + turn, latitude]
  })
}

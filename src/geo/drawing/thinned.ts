import type { Position } from 'geojson'
import type { Polygon } from './polygon'

/**
 * Thins a line by the rule of Ramer (1972), Douglas and Peucker (1973): a place is kept if it lies further than a distance
 * from the line without it. The ends are kept, so that lines that meet still do.
 */
export function thinned(line: readonly Position[], distance: number): Position[] {
  const [first, last] = [line[0] ?? [], line.at(-1) ?? []]
  let [furthest, at] = [0, 0]
  for (const [i, place] of line.entries()) {
    const away = distanceTo(place, first, last)
    if (away > furthest) [furthest, at] = [away, i]
  }
  if (furthest <= distance) return [[...first], [...last]]
  return [...thinned(line.slice(0, at + 1), distance).slice(0, -1), ...thinned(line.slice(at), distance)]
}

/** Distance from a place to a segment, in degrees. */
function distanceTo(
  [x = 0, y = 0]: Position,
  [x1 = 0, y1 = 0]: Position,
  [x2 = 0, y2 = 0]: Position,
): number {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / length))
  return Math.hypot(x - x1 - along * dx, y - y1 - along * dy)
}

/** Polygons without corners closer than a step to the line without them, and without the holes that this closes. */
export function thinnedBy(land: readonly Polygon[], step: number): readonly Polygon[] {
  return land.map((rings) =>
    rings.flatMap((ring, at) => {
      const line = thinned(ring, step)
      return line.length > 3 ? [line] : at === 0 ? [ring] : []
    }),
  )
}

import type { Position } from 'geojson'
import type { Polygon } from './polygon'

/**
 * Thins a line by the rule of Ramer (1972), Douglas and Peucker (1973): a place is kept if it lies further than a distance
 * from the line without it. The ends are kept, so that lines that meet still do.
 */
export function thinned(line: readonly Position[], distance: number): Position[] {
  const last = Math.max(1, line.length - 1)
  const kept = new Set([0, last])
  // A list of what is left, since a line may have as many places as calls cannot be nested.
  const stretches = [[0, last] as const]
  for (let stretch = stretches.pop(); stretch; stretch = stretches.pop()) {
    const [from, to] = stretch
    const [[x1 = 0, y1 = 0], [x2 = 0, y2 = 0]] = [line[from] ?? [], line[to] ?? line[0] ?? []]
    const [dx, dy] = [x2 - x1, y2 - y1]
    const length = dx * dx + dy * dy
    let [furthest, at] = [0, from]
    for (let i = from; i <= to; i++) {
      const place = line[i]
      if (place === undefined) continue
      const [x, y] = [place[0] as number, place[1] as number]
      const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / length))
      // Distance to the segment, in degrees.
      const away = Math.hypot(x - x1 - along * dx, y - y1 - along * dy)
      if (away > furthest) [furthest, at] = [away, i]
    }
    if (furthest <= distance) continue
    kept.add(at)
    stretches.push([from, at], [at, to])
  }
  return [...kept].sort((one, other) => one - other).map((at) => [...(line[at] ?? line[0] ?? [])])
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

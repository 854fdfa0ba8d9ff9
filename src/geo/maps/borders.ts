import type { MultiLineString, MultiPolygon, Position } from 'geojson'

/** A polygon by its rings. */
type Rings = Position[][]

/**
 * What the rings of countries have beside the coasts of the land: the lines between countries, each once, and the
 * islands that the land lacks. Both are told from coasts by their stretches from place to place, which those share.
 */
export function bordersOf(
  land: readonly Rings[],
  countries: readonly Rings[],
): { readonly borders: MultiLineString; readonly islands: MultiPolygon } {
  const drawn = new Set<string>()
  const lines: Position[][] = []
  const islands: Rings[] = []
  /** What of a ring has not been drawn so far. */
  const draw = (ring: Position[]): Position[][] => {
    const fresh: Position[][] = []
    const keys: string[] = []
    let line: Position[] | undefined
    for (const [i, to] of ring.entries()) {
      const from = ring[i - 1]
      if (from === undefined) continue
      const key = from < to ? `${from} ${to}` : `${to} ${from}`
      if (drawn.has(key)) line = undefined
      else if (line) line.push(to)
      else {
        line = [from, to]
        fresh.push(line)
      }
      keys.push(key)
    }
    // A ring of a few steps may go to and fro between two places.
    for (const key of keys) drawn.add(key)
    return fresh
  }
  for (const polygon of land) polygon.forEach(draw)
  for (const polygon of countries) {
    const fresh = polygon.map(draw)
    const [coast] = fresh[0] ?? []
    if (coast?.length === polygon[0]?.length) islands.push(polygon)
    lines.push(...fresh.flat())
  }
  return {
    borders: { type: 'MultiLineString', coordinates: lines },
    islands: { type: 'MultiPolygon', coordinates: islands },
  }
}

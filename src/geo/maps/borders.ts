import type { MultiLineString, MultiPolygon, Position } from 'geojson'

/** A polygon by its rings. */
type Rings = Position[][]

/**
 * What the rings of countries have beside the coasts of the land: the lines between countries, each once, and the
 * islands that the land lacks, which share no stretch from place to place with the land or with another country.
 */
export function bordersOf(
  land: readonly Rings[],
  countries: readonly Rings[],
): { readonly borders: MultiLineString; readonly islands: MultiPolygon } {
  const shared = new Map<string, number>()
  for (const key of [...land, ...countries].flat().flatMap(stretchesOf))
    shared.set(key, (shared.get(key) ?? 0) + 1)
  const drawn = new Set(land.flat().flatMap(stretchesOf))
  /** What of a ring has not been drawn so far. */
  const linesOf = (ring: Position[]): Position[][] => {
    const lines: Position[][] = []
    let line: Position[] | undefined
    const keys = stretchesOf(ring)
    for (const [i, key] of keys.entries()) {
      const [from, to] = [ring[i], ring[i + 1]] as [Position, Position]
      if (drawn.has(key)) line = undefined
      else if (line) line.push(to)
      else {
        line = [from, to]
        lines.push(line)
      }
    }
    // A ring of a few steps may go to and fro between two places.
    for (const key of keys) drawn.add(key)
    return lines
  }
  const isIsland = ([coast = []]: Rings) => stretchesOf(coast).every((key) => shared.get(key) === 1)
  return {
    borders: { type: 'MultiLineString', coordinates: countries.flat().flatMap(linesOf) },
    islands: { type: 'MultiPolygon', coordinates: countries.filter(isIsland) },
  }
}

/** The stretches of a ring from place to place, each as a text that is the same in both directions. */
function stretchesOf(ring: readonly Position[]): string[] {
  return ring.slice(1).map((to, i) => {
    const from = ring[i] as Position
    return from < to ? `${from} ${to}` : `${to} ${from}`
  })
}

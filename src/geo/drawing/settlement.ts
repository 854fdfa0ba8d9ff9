import { type Corner, cornersOf, Edges } from './edges'
import type { Land } from './land'
import { type GridSpot, type Loop, twiceArea } from './loop'
import { STEPS } from './plane'

/** How often every corner is asked whether a unit this way or that would do better; later rounds find little. */
const ROUNDS = 3

/**
 * Settles the corners of a simplified drawing on whole units, `unit` steps apart: each on that of the four
 * around it, and then around where it has come to lie, with which the drawing agrees best with the land it
 * stands for. Rounding each to the nearest would lose a third as much again as simplifying does. No corner
 * goes where an edge would cross another, unless there is no other place for it.
 */
export function settled(loops: readonly Loop[], land: Land, unit: number): readonly Loop[] {
  const rings = loops.map(cornersOf)
  const edges = new Edges(rings.flat())
  for (const corner of rings.flat()) place(corner, around(corner.spot, unit), edges, land, true)
  let restless = new Set(rings.flat())
  for (let round = 0; round < ROUNDS; round++) {
    const next = new Set<Corner>()
    for (const corner of restless) {
      if (!place(corner, beside(corner.spot, unit), edges, land, false)) continue
      for (const neighbour of [corner.before, corner, corner.after]) next.add(neighbour)
    }
    restless = next
  }
  return rings.map((ring) => ring.map(({ spot }) => spot))
}

/** Moves a corner to the best of some spots, if that is better than where it is or it must leave; says whether. */
function place(
  corner: Corner,
  spots: readonly GridSpot[],
  edges: Edges,
  land: Land,
  mustMove: boolean,
): boolean {
  const rated = spots.map((spot) => ({
    spot,
    gain: gainOf(corner, spot, land),
    crossings: crossingsOf(corner, spot, edges),
  }))
  const stay = { spot: corner.spot, gain: 0, crossings: crossingsOf(corner, corner.spot, edges) }
  const best = rated.reduce(
    (a, b) => (b.crossings < a.crossings || (b.crossings === a.crossings && b.gain > a.gain) ? b : a),
    mustMove ? (rated[0] as typeof stay) : stay,
  )
  if (best === stay) return false
  for (const edge of [corner.before, corner]) edges.delete(edge)
  corner.spot = best.spot
  for (const edge of [corner.before, corner]) edges.add(edge)
  return true
}

function crossingsOf(corner: Corner, spot: GridSpot, edges: Edges): number {
  const { before, after } = corner
  return (
    edges.crossings(before.spot, spot, [before.before, before, corner]) +
    edges.crossings(spot, after.spot, [before, corner, after])
  )
}

/** How much more area of the drawing agrees with the land if a corner moves to a spot. */
function gainOf({ before, spot: from, after }: Corner, to: GridSpot, land: Land): number {
  const [p, q] = [before.spot, after.spot]
  return (
    Math.sign(twiceArea(p, to, from)) * land.balance(p, to, from) +
    Math.sign(twiceArea(from, to, q)) * land.balance(from, to, q)
  )
}

function around(spot: GridSpot, unit: number): readonly GridSpot[] {
  // A collapse may leave a corner just outside the box.
  const [left = 0, top = 0] = spot.map((steps) =>
    Math.min(Math.max(0, Math.floor(steps / unit) * unit), STEPS),
  )
  const spots: GridSpot[] = [
    [left, top],
    [left + unit, top],
    [left, top + unit],
    [left + unit, top + unit],
  ]
  return spots.filter(isInBox)
}

function beside([x, y]: GridSpot, unit: number): readonly GridSpot[] {
  const spots: GridSpot[] = [
    [x + unit, y],
    [x - unit, y],
    [x, y + unit],
    [x, y - unit],
  ]
  return spots.filter(isInBox)
}

function isInBox(spot: GridSpot): boolean {
  return spot.every((steps) => steps >= 0 && steps <= STEPS)
}

import { isLand, type OutlinePoint, outlineRingsOf, type Ring, ringArea } from '../outlineRings'

/** Straight distance between two stops on a coast, in the 100×100 box. */
const STRIDE = 3

/** Minimum turn of the coast at a cape, in degrees, and the number of stops to each side that measure it. */
const SHARP = 70
const REACH = 2

/** Position on a coast. */
export type Stop = {
  readonly spot: OutlinePoint
  readonly isCape: boolean
  /** Octant around the centre of its part: 0 to 7, clockwise from the top. */
  readonly eighth: number
}

/** Coast of one part of an outline, or of a lake in it. */
export type Shore = {
  /** Stops in clockwise order, from the highest one. */
  readonly stops: readonly Stop[]
  readonly isLake: boolean
}

/**
 * Coasts of an outline to walk along, one for each part and each lake, the longest first.
 * @param path path data in the 100×100 box, in the orientation shown
 */
export function shoresOf(path: string): readonly Shore[] {
  const rings = outlineRingsOf(path)
  return rings
    .map((ring) => {
      const clockwise = ringArea(ring) < 0 ? [...ring].reverse() : ring
      const others = rings.filter((other) => other !== ring)
      const isLake = isLand(others, ring[0] as OutlinePoint)
      return { ring: clockwise, isLake, area: Math.abs(ringArea(ring)) }
    })
    .sort((one, other) => other.area - one.area)
    .map(({ ring, isLake }) => ({ stops: stopsOf(ring, isLake), isLake }))
}

function stopsOf(ring: Ring, isLake: boolean): readonly Stop[] {
  const spots = paced(ring)
  const [middleX, middleY] = [0, 1].map((axis) => {
    const places = ring.map((spot) => spot[axis] as number)
    return (Math.min(...places) + Math.max(...places)) / 2
  }) as [number, number]
  const turns = spots.map((_, at) => turnAt(spots, at))
  return spots.map((spot, at) => {
    const [x, y] = spot
    const eighths = Math.round((Math.atan2(x - middleX, middleY - y) / Math.PI) * 4)
    const near = [-2, -1, 1, 2].map((step) => turns[(at + step + turns.length) % turns.length] as number)
    const turn = turns[at] as number
    return {
      spot,
      // The sharpest of adjacent stops is the cape; an islet with at most four stops has none.
      isCape: !isLake && turn > SHARP && near.every((other) => turn > other),
      eighth: (eighths + 8) % 8,
    }
  })
}

/** Stops at equal distances around a ring, as if measured with dividers. */
function paced(ring: Ring): readonly OutlinePoint[] {
  const highest = ring.reduce((best, [, y], at) => (y < (ring[best] as OutlinePoint)[1] ? at : best), 0)
  const round = [...ring.slice(highest), ...ring.slice(0, highest + 1)]
  const spots: OutlinePoint[] = [round[0] as OutlinePoint]
  for (let at = 1; at < round.length; at++) {
    const [from, to] = [round[at - 1] as OutlinePoint, round[at] as OutlinePoint]
    // Follows the edge in small steps, a tenth of a stride each.
    const steps = Math.ceil((distance(from, to) / STRIDE) * 10)
    for (let step = 1; step <= steps; step++) {
      const spot = between(from, to, step / steps)
      if (distance(spot, spots.at(-1) as OutlinePoint) >= STRIDE) spots.push(spot)
    }
  }
  // Drops the last stop if it nearly coincides with the first.
  if (spots.length > 1 && distance(spots[0] as OutlinePoint, spots.at(-1) as OutlinePoint) < STRIDE / 2)
    spots.pop()
  return spots
}

/** Turn of the coast at a stop, in degrees to the right. */
function turnAt(spots: readonly OutlinePoint[], at: number): number {
  const spot = (step: number) => spots[(at + step + spots.length * REACH) % spots.length] as OutlinePoint
  const [[x0, y0], [x1, y1], [x2, y2]] = [spot(-REACH), spot(0), spot(REACH)]
  const [ax, ay, bx, by] = [x1 - x0, y1 - y0, x2 - x1, y2 - y1]
  return (Math.atan2(ax * by - ay * bx, ax * bx + ay * by) * 180) / Math.PI
}

function distance([x1, y1]: OutlinePoint, [x2, y2]: OutlinePoint): number {
  return Math.hypot(x2 - x1, y2 - y1)
}

function between([x1, y1]: OutlinePoint, [x2, y2]: OutlinePoint, share: number): OutlinePoint {
  return [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share]
}

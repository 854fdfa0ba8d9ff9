import { isLand, type OutlinePoint, outlineRingsOf, type Ring, ringArea } from '../outlineRings'

/** How far apart two stops on a coast are, in the 100×100 box, as the crow flies. */
const STRIDE = 3

/** By how many degrees the coast must turn round a cape, and over how many stops to each side. */
const SHARP = 70
const REACH = 2

/** A place on a coast. */
export type Stop = {
  readonly spot: OutlinePoint
  readonly isCape: boolean
  /** In which eighth about the middle of its part it lies: 0 to 7, clockwise from the top. */
  readonly eighth: number
}

/** A part of an outline, or a lake in one. */
export type Shore = {
  /** Going clockwise, from the highest one. */
  readonly stops: readonly Stop[]
  readonly isLake: boolean
}

/**
 * The coasts of an outline to walk along, the longest way round first: each part and each lake.
 * @param path its path data in the 100×100 box, as it is seen
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
      // Of several stops round one cape it is the sharpest; an islet of four stops or fewer has none.
      isCape: !isLake && turn > SHARP && near.every((other) => turn > other),
      eighth: (eighths + 8) % 8,
    }
  })
}

/** The stops of somebody who walks round with dividers. */
function paced(ring: Ring): readonly OutlinePoint[] {
  const highest = ring.reduce((best, [, y], at) => (y < (ring[best] as OutlinePoint)[1] ? at : best), 0)
  const round = [...ring.slice(highest), ...ring.slice(0, highest + 1)]
  const spots: OutlinePoint[] = [round[0] as OutlinePoint]
  for (let at = 1; at < round.length; at++) {
    const [from, to] = [round[at - 1] as OutlinePoint, round[at] as OutlinePoint]
    // Along the edge in small steps: to a tenth of a stride.
    const steps = Math.ceil((distance(from, to) / STRIDE) * 10)
    for (let step = 1; step <= steps; step++) {
      const spot = between(from, to, step / steps)
      if (distance(spot, spots.at(-1) as OutlinePoint) >= STRIDE) spots.push(spot)
    }
  }
  // The last one may be all but where it began.
  if (spots.length > 1 && distance(spots[0] as OutlinePoint, spots.at(-1) as OutlinePoint) < STRIDE / 2)
    spots.pop()
  return spots
}

/** By how many degrees the coast turns at a stop, to the right. */
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

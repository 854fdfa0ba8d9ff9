import { Grid } from './grid'
import { Heap } from './heap'
import { type Loop, type Spot, twiceArea } from './loop'

/** A loop keeps at least this many spots, or an island would be a sliver. */
const LEAST = 4

/** Where to stop: at the first spot whose triangle is at least `area` square steps, or with no more than `spots` left. */
export type Goal = { readonly area: number; readonly spots: number }

type Corner = {
  readonly spot: Spot
  before: Corner
  after: Corner
  area: number
  readonly loop: { size: number }
}

/**
 * Takes away the spot that matters least, over and over: the one whose triangle with its two neighbours has
 * the least area (M. Visvalingam and J. D. Whyatt, "Line generalisation by repeated elimination of points",
 * The Cartographic Journal 30, 1993). Areas are those of the drawing, in which they are true.
 * A spot stays for the time being where its triangle has another spot within, for without it the outline
 * would cross itself; it is asked again when spots half as weighty again are taken.
 */
export function simplify(loops: readonly Loop[], goal: Goal): readonly Loop[] {
  const grid = new Grid(loops)
  const heap = new Heap()
  const chains = loops.map(chainOf)
  const corners = chains.flat()
  const weigh = (number: number, atLeast: number) => {
    const corner = corners[number] as Corner
    corner.area = Math.max(
      atLeast,
      Math.abs(twiceArea(corner.before.spot, corner.spot, corner.after.spot)) / 2,
    )
    heap.push(corner.area, number)
  }
  const numbers = new Map(corners.map((corner, number) => [corner, number]))
  for (const number of corners.keys()) weigh(number, 0)

  let left = corners.length
  const gone = new Set<Corner>()
  while (left > goal.spots) {
    const [area, number] = heap.pop() ?? [Number.POSITIVE_INFINITY, 0]
    if (area >= goal.area) break
    const corner = corners[number] as Corner
    const { before, after, spot, loop } = corner
    if (gone.has(corner) || area !== corner.area || loop.size <= LEAST) continue
    if (grid.isWithin(before.spot, spot, after.spot)) {
      corner.area = area * 1.5 + 1
      heap.push(corner.area, number)
      continue
    }
    gone.add(corner)
    grid.delete(spot)
    left -= 1
    loop.size -= 1
    before.after = after
    after.before = before
    // At least as weighty as what was just taken: so the order does not depend on how fine the coast was drawn.
    for (const neighbour of [before, after]) weigh(numbers.get(neighbour) as number, area)
  }
  return chains.map((chain) => chain.filter((corner) => !gone.has(corner)).map(({ spot }) => spot))
}

function chainOf(loop: Loop): readonly Corner[] {
  const size = { size: loop.length }
  const chain = loop.map((spot) => ({ spot, area: 0, loop: size }) as Corner)
  for (const [i, corner] of chain.entries()) {
    corner.before = chain.at(i - 1) as Corner
    corner.after = chain[(i + 1) % chain.length] as Corner
  }
  return chain
}

import { type Collapse, collapse } from './collapse'
import { type Corner, cornersOf, Edges } from './edges'
import { Heap } from './heap'
import type { Loop } from './loop'

/** A loop keeps at least this many corners, or an island would be a sliver. */
const LEAST = 4

/** Where to stop: with no more corners than these, or before this area, in square steps, changes sides at once. */
export type Goal = { readonly corners: number; readonly displaced: number }

/**
 * Collapses one segment of the outline after another, each time the one that displaces the least area.
 * One whose collapse would make the outline cross itself waits until half as much again is displaced.
 */
export function simplify(loops: readonly Loop[], goal: Goal): readonly Loop[] {
  const rings = loops.map(cornersOf)
  const corners = rings.flat()
  const sizes = new Map(
    rings.flatMap((ring) => {
      const size = { corners: ring.length }
      return ring.map((corner) => [corner, size] as const)
    }),
  )
  const numbers = new Map(corners.map((corner, number) => [corner, number]))
  const edges = new Edges(corners)
  const heap = new Heap()
  // What is waiting for each corner's edge; an entry of the heap that says otherwise is out of date.
  const costs = new Map<Corner, number>()
  const wait = (corner: Corner, cost: number) => {
    costs.set(corner, cost)
    heap.push(cost, numbers.get(corner) as number)
  }
  for (const corner of corners) wait(corner, costOf(corner))

  for (let left = corners.length; left > goal.corners; ) {
    const [cost, number] = heap.pop() ?? [Number.POSITIVE_INFINITY, 0]
    if (cost >= goal.displaced || cost === Number.POSITIVE_INFINITY) break
    const corner = corners[number] as Corner
    const size = sizes.get(corner) as { corners: number }
    if (costs.get(corner) !== cost || size.corners <= LEAST) continue
    if (isBlocked(corner, edges)) {
      wait(corner, cost * 1.5 + 1)
      continue
    }
    costs.delete(corner.after)
    take(corner, edges)
    left -= 1
    size.corners -= 1
    for (const changed of [corner.before.before, corner.before, corner, corner.after])
      wait(changed, costOf(changed))
  }
  return rings.map((ring) => ring.filter((corner) => costs.has(corner)).map(({ spot }) => spot))
}

function collapseOf({ before, spot, after }: Corner): Collapse | undefined {
  return collapse(before.spot, spot, after.spot, after.after.spot)
}

function costOf(corner: Corner): number {
  return collapseOf(corner)?.displaced ?? Number.POSITIVE_INFINITY
}

function isBlocked(corner: Corner, edges: Edges): boolean {
  const { spot } = collapseOf(corner) as Collapse
  const { before, after } = corner
  const replaced = [before, corner, after]
  return (
    edges.crossings(before.spot, spot, [before.before, ...replaced]) > 0 ||
    edges.crossings(spot, after.after.spot, [...replaced, after.after]) > 0
  )
}

function take(corner: Corner, edges: Edges): void {
  const { spot } = collapseOf(corner) as Collapse
  const { before, after } = corner
  for (const edge of [before, corner, after]) edges.delete(edge)
  corner.spot = spot
  corner.after = after.after
  corner.after.before = corner
  for (const edge of [before, corner]) edges.add(edge)
}

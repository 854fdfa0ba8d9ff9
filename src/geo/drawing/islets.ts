import { isCrossing } from './edges'
import { areaOfLoop, centreOf, type GridSpot, type Loop } from './loop'
import { UNIT } from './path'
import { STEPS } from './plane'

/** Square steps to a unit of the box of 100×100. */
const SQUARE = (STEPS / 100) ** 2

/** A part that covers less than this is drawn as a dot; and every part, where the main part covers less than that. */
const SMALLEST = 0.4 * SQUARE
const SMALLEST_MAIN = SQUARE

/** Steps from the middle of a dot to each of its four corners: it covers 1.3 units of the box of 100×100. */
const HALF = 8 * UNIT

/** How many steps further a dot keeps from whatever else is drawn. */
const MARGIN = 2 * UNIT

/** The parts of a country, each an outer ring and its holes, that are drawn as they are, and those too small to be seen. */
export function partedBySize(parts: readonly (readonly Loop[])[]): {
  readonly coast: readonly Loop[]
  readonly islets: readonly Loop[]
} {
  const areaOfPart = ([outer = []]: readonly Loop[]) => areaOfLoop(outer)
  const main = Math.max(...parts.map(areaOfPart))
  const isSeen = (part: readonly Loop[]) => main >= SMALLEST_MAIN && areaOfPart(part) >= SMALLEST
  return {
    coast: parts.filter(isSeen).flat(),
    islets: parts.filter((part) => !isSeen(part)).flatMap((part) => part.slice(0, 1)),
  }
}

/**
 * The dots, on whole units, that stand for islets, the largest first. Where a dot would touch the coast or another dot
 * it is left out: what is there is seen, and where two areas overlap the even-odd rule would leave a hole.
 */
export function isletDots(islets: readonly Loop[], coast: readonly Loop[]): readonly Loop[] {
  const dots: Loop[] = []
  for (const islet of [...islets].sort((a, b) => areaOfLoop(b) - areaOfLoop(a))) {
    const middle = middleOf(islet)
    const room = diamond(middle, HALF + MARGIN)
    if (!isTouching(room, [...coast, ...dots])) dots.push(diamond(middle, HALF))
  }
  return dots
}

function middleOf(islet: Loop): GridSpot {
  const [x, y] = islet.length > 2 && areaOfLoop(islet) !== 0 ? centreOf(islet) : (islet[0] as GridSpot)
  const within = (steps: number) => Math.min(Math.max(Math.round(steps / UNIT) * UNIT, HALF), STEPS - HALF)
  return [within(x), within(y)]
}

function diamond([x, y]: GridSpot, half: number): Loop {
  return [
    [x, y - half],
    [x + half, y],
    [x, y + half],
    [x - half, y],
  ]
}

/** Whether a loop crosses one of others, lies in one, or has one within. */
function isTouching(loop: Loop, others: readonly Loop[]): boolean {
  return (
    others.some((other) =>
      edgesOf(other).some(([a, b]) => edgesOf(loop).some(([c, d]) => isCrossing(a, b, c, d))),
    ) ||
    others.some((other) => isInside(other[0] as GridSpot, loop)) ||
    others.filter((other) => isInside(loop[0] as GridSpot, other)).length % 2 === 1
  )
}

function edgesOf(loop: Loop): readonly (readonly [GridSpot, GridSpot])[] {
  return loop.map((spot, i) => [spot, loop[(i + 1) % loop.length] as GridSpot])
}

function isInside([x, y]: GridSpot, loop: Loop): boolean {
  const passes = edgesOf(loop).filter(
    ([a, b]) => a[1] > y !== b[1] > y && x < a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]),
  )
  return passes.length % 2 === 1
}

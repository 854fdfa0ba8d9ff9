import { distance, type GridSpot, type Loop } from './loop'

/** How much longer than the straight line a stretch may be. Surveyed borders keep to it; coasts and rivers do not. */
const SLACK = 1.006

/** The stretches of a loop of at least `least` steps that are as good as straight, from the longest. */
export function straightsOf(loop: Loop, least: number): readonly (readonly [from: GridSpot, to: GridSpot])[] {
  const found: (readonly [GridSpot, GridSpot])[] = []
  for (let i = 0; i < loop.length; ) {
    const from = loop[i] as GridSpot
    let [length, reach] = [0, i]
    for (let j = i + 1; j < i + loop.length; j++) {
      const [a, b] = [loop[(j - 1) % loop.length] as GridSpot, loop[j % loop.length] as GridSpot]
      length += distance(a, b)
      if (length > SLACK * distance(from, b)) break
      reach = j
    }
    const to = loop[reach % loop.length] as GridSpot
    if (distance(from, to) >= least) {
      found.push([from, to])
      i = reach
    } else i += 1
  }
  return found.sort((a, b) => distance(...b) - distance(...a))
}

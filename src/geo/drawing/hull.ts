import { type GridSpot, type Loop, twiceArea } from './loop'

/**
 * The corners of a loop that a band stretched round it touches, in the loop's
 * order (A. M. Andrew's monotone chain, 1979).
 */
export function hullOf(loop: Loop): Loop {
  const spots = [...loop].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const touched = new Set([...chain(spots), ...chain(spots.reverse())])
  return loop.filter((spot) => touched.has(spot))
}

function chain(spots: readonly GridSpot[]): readonly GridSpot[] {
  const kept: GridSpot[] = []
  for (const spot of spots) {
    while (kept.length > 1 && twiceArea(kept.at(-2) as GridSpot, kept.at(-1) as GridSpot, spot) <= 0)
      kept.pop()
    kept.push(spot)
  }
  return kept
}

/** What a band stretched round a loop leaves empty: each hollow with its mouth, from first to last corner. */
export function hollowsOf(loop: Loop): readonly Loop[] {
  const hull = new Set(hullOf(loop))
  const start = loop.findIndex((spot) => hull.has(spot))
  const turned = [...loop.slice(start), ...loop.slice(0, start + 1)]
  const hollows: GridSpot[][] = []
  let hollow: GridSpot[] = []
  for (const spot of turned) {
    hollow.push(spot)
    if (!hull.has(spot)) continue
    if (hollow.length > 2) hollows.push(hollow)
    hollow = [spot]
  }
  return hollows
}

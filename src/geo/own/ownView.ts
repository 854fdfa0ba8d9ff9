import { regionMap } from '../maps/regionMap'
import type { Point } from '../point'
import { type DrawnView, groundOf } from './ownDeck'
import { thinnedLands } from './ownMap'

/** Draws the map of shapes around those of some indices, and where some points are on it. */
export function viewOfLands(
  lands: readonly string[],
  seen: readonly number[],
  points: readonly Point[],
): DrawnView {
  const ids = lands.map((_, at) => `own-${at}` as const)
  const shown = seen.map((at) => `own-${at}` as const)
  const { shapeOf, spotOf, ...ground } = regionMap(groundOf(ids, thinnedLands(lands)))(shown)
  return { ...ground, shapes: shown.map(shapeOf), spots: points.map(spotOf) }
}

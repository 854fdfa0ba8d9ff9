import { type GridSpot, twiceArea } from './loop'

/** What comes of putting one spot in the place of two: where it lies, and how much area changes sides. */
export type Collapse = { readonly spot: GridSpot; readonly displaced: number }

/**
 * The spot that best takes the place of the segment b–c between a and d: the outline keeps its area, and the
 * area in square steps that changes from land to sea, or back, is as little as it can be. Undefined where
 * there is no such spot. B. J. Kronenfeld, L. V. Stanislawski, B. P. Buttenfield and T. Brockmeyer,
 * "Simplification of polylines by segment collapse", International Journal of Cartography 6, 2020.
 */
export function collapse(a: GridSpot, b: GridSpot, c: GridSpot, d: GridSpot): Collapse | undefined {
  const base = twiceArea(a, d, b)
  const tip = twiceArea(a, d, c)
  // All spots at this height over a–d, as twice the area of a triangle on it, keep the area of a, b, c, d.
  const height = -(twiceArea(a, b, c) + twiceArea(a, c, d))
  const isFirst = base * tip >= 0 ? Math.abs(base) > Math.abs(tip) : base * height > 0
  const on = isFirst ? base : tip
  if (on === 0) return base === 0 && tip === 0 ? { spot: b, displaced: 0 } : undefined
  const from = isFirst ? a : d
  const through = isFirst ? b : c
  const spot: GridSpot = [
    Math.round(from[0] + ((through[0] - from[0]) * height) / on),
    Math.round(from[1] + ((through[1] - from[1]) * height) / on),
  ]
  return { spot, displaced: isFirst ? displacement(b, c, d, spot) : displacement(c, b, a, spot) }
}

/** Area between near–middle–far and spot–far, where near and spot lie on one line that stays. */
function displacement(near: GridSpot, middle: GridSpot, far: GridSpot, spot: GridSpot): number {
  // The lines spot–far and near–middle cross where gained and lost area meet.
  const [p, q] = [twiceArea(spot, far, near), twiceArea(spot, far, middle)]
  if (p === q) return (Math.abs(p) + Math.abs(twiceArea(spot, near, middle))) / 2
  const share = p / (p - q)
  const crossing: GridSpot = [
    near[0] + (middle[0] - near[0]) * share,
    near[1] + (middle[1] - near[1]) * share,
  ]
  return (Math.abs(twiceArea(spot, near, crossing)) + Math.abs(twiceArea(crossing, middle, far))) / 2
}

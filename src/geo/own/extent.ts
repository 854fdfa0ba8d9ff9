import type { Polygon } from '../drawing/polygon'

/** Degrees along the longer side of some polygons. */
export function extentOf(polygons: readonly Polygon[]): number {
  let [left, bottom, right, top] = [360, 90, -360, -90]
  for (const [x = 0, y = 0] of polygons.flat(2)) {
    left = Math.min(left, x)
    right = Math.max(right, x)
    bottom = Math.min(bottom, y)
    top = Math.max(top, y)
  }
  return Math.max(right - left, top - bottom)
}

import { Land } from './land'
import type { Loop } from './loop'
import { UNIT } from './path'
import { STEPS } from './plane'
import { settle } from './settlement'
import { simplify } from './simplification'

/**
 * The least area in square steps that is worth a corner: 0.08 of the box of 100×100, a pixel at 320 pixels.
 * Halved, down to a quarter, where the drawing does not yet agree with the full coast well enough:
 * fjords and islands have more coast to their land than a plain has.
 */
const WORTH = [80_000, 40_000, 20_000]

/** The share of a drawing and its full coast taken together that must be common to both. */
const AGREEMENT = 0.9855

/** Lines to measure land by, two to a unit of the path data; twice as many cost more than they find. */
const LINES = 2000

/** The outline as it is drawn, in as few corners as agree with the full coast, on whole units of the path data. */
export function detailOf(loops: readonly Loop[]): readonly Loop[] {
  const land = new Land(loops, STEPS, LINES)
  // Whatever comes of it, the finest of the three is on the way there, so the many corners are gone through once.
  const fine = simplify(loops, { corners: 0, displaced: Math.min(...WORTH) })
  let detail = fine
  for (const displaced of WORTH) {
    detail = settle(simplify(fine, { corners: 0, displaced }), land, UNIT)
    if (new Land(detail, STEPS, LINES).overlap(land) >= AGREEMENT) break
  }
  return detail
}

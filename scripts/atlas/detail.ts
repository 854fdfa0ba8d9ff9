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

/**
 * Some islands are so narrow (the Bahamas) that on whole units no number of corners comes near to that. What does not
 * reach this share is drawn on half units, with as many corners as these are worth.
 */
const LEAST_AGREEMENT = 0.981
const FINE_WORTH = [20_000, 10_000]

/** Lines to measure land by, two to a unit of the path data; twice as many cost more than they find. */
const LINES = 2000

/** An outline as it is drawn, and how many steps the unit is on whose whole numbers it lies. */
export type Detail = { readonly loops: readonly Loop[]; readonly unit: number }

/** The outline as it is drawn, in as few corners as agree with the full coast. */
export function detailOf(coast: readonly Loop[]): Detail {
  const land = new Land(coast, STEPS, LINES)
  const agreementOf = (loops: readonly Loop[]) => new Land(loops, STEPS, LINES).overlap(land)
  // Whatever comes of it, the finest of the three is on the way there, so the many corners are gone through once.
  const fine = simplify(coast, { corners: 0, displaced: Math.min(...WORTH) })
  let loops = fine
  for (const displaced of WORTH) {
    loops = settle(simplify(fine, { corners: 0, displaced }), land, UNIT)
    if (agreementOf(loops) >= AGREEMENT) break
  }
  if (!(agreementOf(loops) < LEAST_AGREEMENT)) return { loops, unit: UNIT }
  for (const displaced of FINE_WORTH) {
    loops = settle(simplify(coast, { corners: 0, displaced }), land, UNIT / 2)
    if (agreementOf(loops) >= LEAST_AGREEMENT) break
  }
  return { loops, unit: UNIT / 2 }
}

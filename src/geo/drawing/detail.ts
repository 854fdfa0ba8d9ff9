import { Land } from './land'
import type { Loop } from './loop'
import { UNIT } from './path'
import { STEPS } from './plane'
import { settled } from './settlement'
import { simplify } from './simplification'

/** Precision with which a coast is drawn. */
export type Fineness = {
  /**
   * The least area in square steps that is worth a corner, the largest first. The next is tried where the drawing does not
   * yet agree with the full coast well enough: fjords and islands have more coast to their land than a plain has.
   */
  readonly worth: readonly number[]
  /** The share of a drawing and its full coast taken together that must be common to both. */
  readonly agreement: number
}

/** A country's: from 0.08 of the box of 100×100 to a corner, a pixel at 320 pixels, to a quarter of that. */
export const COUNTRY: Fineness = { worth: [80_000, 40_000, 20_000], agreement: 0.9855 }

/** A region's: half as many corners as a country's, since a deck is fetched for a single country. */
export const REGION: Fineness = { worth: [160_000, 80_000, 40_000], agreement: 0.975 }

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
export function detailOf(coast: readonly Loop[], { worth, agreement }: Fineness): Detail {
  const land = new Land(coast, STEPS, LINES)
  const agreementOf = (loops: readonly Loop[]) => new Land(loops, STEPS, LINES).overlap(land)
  // Whatever comes of it, the finest of the three is on the way there, so the many corners are gone through once.
  const fine = simplify(coast, { corners: 0, displaced: Math.min(...worth) })
  let loops = fine
  for (const displaced of worth) {
    loops = settled(simplify(fine, { corners: 0, displaced }), land, UNIT)
    if (agreementOf(loops) >= agreement) break
  }
  const least = Math.min(agreement, LEAST_AGREEMENT)
  if (!(agreementOf(loops) < least)) return { loops, unit: UNIT }
  for (const displaced of FINE_WORTH) {
    loops = settled(simplify(coast, { corners: 0, displaced }), land, UNIT / 2)
    if (agreementOf(loops) >= least) break
  }
  return { loops, unit: UNIT / 2 }
}

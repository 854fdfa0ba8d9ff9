import { Land } from './land'
import { areaOfLoop, type Loop } from './loop'
import { UNIT } from './path'
import { STEPS } from './plane'
import { settle } from './settlement'
import { simplify } from './simplification'

/** Corners of a coarse outline: a few hundred bytes, and still the country at a glance. */
const CORNERS = 64

/** A coarse outline leaves out what is below this share of its largest part. */
const LEAST = 0.006

/** The outline to be drawn until the detailed one is there, made from that, on whole units of the path data. */
export function coarseOf(loops: readonly Loop[]): readonly Loop[] {
  const main = Math.max(...loops.map(areaOfLoop))
  const large = loops.filter((loop) => Math.abs(areaOfLoop(loop)) >= LEAST * main)
  const simple = simplify(large, { corners: CORNERS, displaced: Number.POSITIVE_INFINITY })
  return settle(simple, new Land(large, STEPS, 500), UNIT)
}

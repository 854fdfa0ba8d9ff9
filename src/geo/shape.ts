import type { Traits } from './traits'

/** How a country is drawn and described. */
export type Shape = {
  /** The detailed outline, as path data in a 100×100 box. */
  readonly path: string
  /** The side of that box in km, to four digits: true in the middle, while areas are true everywhere. */
  readonly side: number
  /** From which the outline is described in words. */
  readonly traits: Traits
}

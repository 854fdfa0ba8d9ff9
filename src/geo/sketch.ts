import type { Traits } from './traits'

/** What is made of a country for when its detailed outline is not to be had, or not seen. One file each in `sketches/`. */
export type Sketch = {
  /** A coarse outline, as path data in a 100×100 box. */
  readonly path: string
  /** From which the outline is described in words. */
  readonly traits: Traits
}

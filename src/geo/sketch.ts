import type { Shape } from './shape'

/**
 * What is made of a country for when its detailed outline is not to be had, or not seen: a coarse one, from which it is
 * described, and how large it is. One file each in `sketches/`.
 */
export type Sketch = Shape

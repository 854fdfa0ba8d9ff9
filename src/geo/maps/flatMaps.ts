import { EUROPE, europeProjection, WORLD, worldProjection } from './flatProjections'
import { type FlatShapes, shapesOn } from './flatShapes'
import { atlas } from './land'

// Heavy: fetched when a season is shown, with the land of the globe.

/** A map in a box of this size. */
export type FlatMap = FlatShapes & { readonly width: number; readonly height: number }

/** The map of the world, and that of Europe, where many countries lie close together. */
export const maps: { readonly world: FlatMap; readonly europe: FlatMap } = {
  world: { ...WORLD, ...shapesOn(atlas, worldProjection()) },
  europe: { ...EUROPE, ...shapesOn(atlas, europeProjection()) },
}

import { EUROPE, europeProjection, flatMapOn, WORLD, worldProjection } from './flatMap'

// Large module: loaded when a season is shown, together with the atlas of the globe.

/** Map of the world, and one of Europe, where countries lie close together. */
export const maps = {
  world: flatMapOn(worldProjection(), WORLD),
  europe: flatMapOn(europeProjection(), EUROPE),
}

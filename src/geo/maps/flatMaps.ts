import { EUROPE, europeProjection, flatMapOn, WORLD, worldProjection } from './flatMap'

// Heavy: fetched when a season is shown, with the land of the globe.

/** The map of the world, and that of Europe, where many countries lie close together. */
export const maps = {
  world: flatMapOn(worldProjection(), WORLD),
  europe: flatMapOn(europeProjection(), EUROPE),
}

import { flatMapsOf } from '../maps/flatShapes'
import { worldAtlas } from './land'

// Heavy: fetched when the season of a larger deck is shown, with the land of the globe of its games.

/** Flat maps of all countries. */
export const worldMaps = flatMapsOf(worldAtlas, [])

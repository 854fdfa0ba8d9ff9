import { countries } from '../countries'
import { flatMapsOf } from './flatShapes'
import { atlas } from './land'

// Heavy: fetched when the season of the twenty is shown, with the land of the globe of its games.

/** Flat maps with each of the twenty. */
export const maps = flatMapsOf(
  atlas,
  countries.map(({ id }) => id),
)

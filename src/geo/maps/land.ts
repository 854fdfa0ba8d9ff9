import { readAtlas } from './atlas'
import text from './land.json?raw'

// Heavy, and needed by nobody before the end of a game: whatever imports this is itself imported late.

/** The atlas of the twenty. Made by `npm run make:atlas`. */
export const atlas = readAtlas(text)

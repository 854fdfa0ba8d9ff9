import { readAtlas } from './atlas'
import text from './land.json?raw'

// Heavy, and needed by nobody before the end of a game: whatever imports this is itself imported late.

/**
 * The atlas of all countries. What Natural Earth leaves out at 1:110 million is there at 1:50 or 1:10 million; of Vatican
 * City there is nothing. Made by `npm run make:atlas`.
 */
export const atlas = readAtlas(text)

import type { DeckName } from '../geo/decks'
import { Part } from '../ui/parts/part'

/** Fetched when a game is over, or when somebody asks for the statistics. */
const twenty = new Part(() => import('./TwentyRecord'))
const world = new Part<typeof import('./TwentyRecord')>(() => import('./WorldRecord'))

/** The record of a deck, with the maps that it needs. */
export function recordFor(deck: DeckName): Part<typeof import('./TwentyRecord')> {
  return deck === 'twenty' ? twenty : world
}

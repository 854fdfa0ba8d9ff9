import type { DeckName } from '../../geo/decks'
import { Part } from '../../ui/parts/part'

const twenty = new Part(() => import('./TwentySeason'))
const world = new Part<typeof import('./TwentySeason')>(() => import('./WorldSeason'))

/** The season of a deck, with the maps that it needs. */
export function seasonFor(deck: DeckName): Part<typeof import('./TwentySeason')> {
  return deck === 'twenty' ? twenty : world
}

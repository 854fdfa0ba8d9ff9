import type { DeckName } from '../../geo/decks'
import { Part } from '../parts/part'

/** A globe with all that belongs to it is fetched before the last guess: that of the twenty, or that of the world. */
const twenty = new Part(() => import('./Globe'))
const world = new Part<typeof import('./Globe')>(() => import('./WorldGlobe'))

/** The globe on which all countries of a deck are drawn. */
export function globeFor(deck: DeckName): Part<typeof import('./Globe')> {
  return deck === 'twenty' ? twenty : world
}

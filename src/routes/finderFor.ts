import type { Browser } from '../browser'
import type { DeckName } from '../geo/decks'
import type { Finder } from '../ui/field/finder'
import { world } from './world'

/** Finds the countries of a deck that has been loaded; `undefined` for the twenty, which every game finds by itself. */
export function finderFor(deck: DeckName, browser: Browser): Finder | undefined {
  const state = world.state()
  return deck === 'twenty' || state.kind !== 'there'
    ? undefined
    : state.content.finderOf(deck, browser.languages())
}

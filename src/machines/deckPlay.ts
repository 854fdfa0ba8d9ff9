import type { DeckName } from '../geo/decks'

/** How a deck is practised and stored, where decks differ. */
type DeckPlay = {
  /** Whether practice may deal a country again before all have been dealt. */
  readonly dealsAgain: boolean
  /** Whether version 1 of the program had it: its rounds have older keys and places in the store and in a backup. */
  readonly isOfVersion1: boolean
}

const larger: DeckPlay = { dealsAgain: false, isOfVersion1: false }

export const deckPlay: Readonly<Record<DeckName, DeckPlay>> = {
  twenty: { dealsAgain: true, isOfVersion1: true },
  world: larger,
  africa: larger,
  americas: larger,
  asia: larger,
  europe: larger,
  oceania: larger,
}

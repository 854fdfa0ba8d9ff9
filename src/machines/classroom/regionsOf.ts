import type { CountryCode } from '../../geo/countries'
import { DECK_NAMES, type DeckName, deckOf, FIRST_DECK } from '../../geo/decks'

const REGIONS: readonly DeckName[] = DECK_NAMES.filter((name) => name !== 'world' && name !== FIRST_DECK)

/** The continents that a country is on, by their decks: one, or two. */
export function regionsOf(code: CountryCode): readonly DeckName[] {
  return REGIONS.filter((name) => deckOf(name).codes.includes(code))
}

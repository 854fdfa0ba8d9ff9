import { type Country, type CountryCode, countryOf } from './countries'
import type { worldDecks } from './world/decks'

/** Countries that are played with together. */
export type Deck = {
  /** Counts up whenever the codes change. */
  readonly version: number
  /** What may be guessed, in an order that schedules count by: append, never reorder. */
  readonly codes: readonly CountryCode[]
  /** What may be sought, in the same order. */
  readonly targets: readonly CountryCode[]
}

/**
 * The countries of the first daily puzzle. The deck stays as it is: a day's country is a number modulo its length, and
 * one country more would give 349 of the 365 days from 22 November 2026 on another one.
 */
const twenty = [
  ...(['IT', 'FR', 'JP', 'GB', 'BR', 'AU', 'US', 'IN', 'ES', 'AR'] as const),
  ...(['EG', 'CN', 'ZA', 'MX', 'CA', 'RU', 'DE', 'TH', 'PL', 'TR'] as const),
]

/** The decks that every game knows, by their names, which are part of what is stored and never change. */
export const decks = {
  twenty: { version: 1, codes: twenty, targets: twenty },
} satisfies Readonly<Record<string, Deck>>

export type DeckName = keyof typeof decks | keyof typeof worldDecks

const known = new Map<string, Deck>()
enrolDecks(decks)

/** Makes decks known to {@link deckOf}, for good. */
export function enrolDecks(more: Readonly<Record<string, Deck>>): void {
  for (const name of Object.keys(more)) known.set(name, more[name] as Deck)
}

/** Whether a text from outside names a deck that is known: the larger ones once `world/decks.ts` is loaded. */
export function isDeckName(text: string): text is DeckName {
  return known.has(text)
}

/** The deck of a name. One that is not known yet cannot be asked for: see {@link isDeckName}. */
export function deckOf(name: DeckName): Deck {
  return known.get(name) as Deck
}

/** The countries of a deck, in its order. */
export function countriesOf(deck: DeckName): readonly Country[] {
  return deckOf(deck).codes.map(countryOf)
}

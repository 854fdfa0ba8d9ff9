import { type Country, type CountryCode, countryOf } from './countries'

/** Countries that are played with together. */
export type Deck = {
  /** Counts up whenever the codes change. */
  readonly version: number
  /** In an order that schedules count by: append, never reorder. */
  readonly codes: readonly CountryCode[]
}

/** Every deck by its name, which is part of what is stored and never changes. */
export const decks = {
  /**
   * The countries of the first daily puzzle. It stays as it is: a day's country is a number modulo its length, and one
   * country more would give 349 of the 365 days from 22 November 2026 on another one.
   */
  twenty: {
    version: 1,
    codes: [
      ...(['IT', 'FR', 'JP', 'GB', 'BR', 'AU', 'US', 'IN', 'ES', 'AR'] as const),
      ...(['EG', 'CN', 'ZA', 'MX', 'CA', 'RU', 'DE', 'TH', 'PL', 'TR'] as const),
    ],
  },
} satisfies Readonly<Record<string, Deck>>

export type DeckName = keyof typeof decks

/** Whether a text from outside names a deck. */
export function isDeckName(text: string): text is DeckName {
  return Object.hasOwn(decks, text)
}

/** The countries of a deck, in its order. */
export function countriesOf(deck: DeckName): readonly Country[] {
  return decks[deck].codes.map(countryOf)
}

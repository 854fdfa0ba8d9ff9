import type { CountryCode } from '../../src/geo/countries'
import type { DeckName } from '../../src/geo/decks'

/** What there is to be seen of a game, whoever shows it. */
export type Screen = {
  readonly play: 'playing' | 'won' | 'lost'
  /** The N of `Guess N of 6`. */
  readonly guessNumber: number | undefined
  /** Whether a name can be typed. */
  readonly isOpen: boolean
  /** The name that the outline bears. */
  readonly answer: string | undefined
  /** One text per guess: `1 France 8,635 km ↙ south-west 57%`, or `2 Japan ✓ Correct!`. */
  readonly rows: readonly string[]
}

/** Somebody who can play a game and say what is to be seen. */
export interface Driver {
  /** Deals a new game for this country. */
  start(target: CountryCode): unknown
  /** Makes a guess in whatever way there is, and tells whether it was taken. */
  guess(country: CountryCode): boolean | Promise<boolean>
  /** The round has gone on elsewhere, and has these guesses now. */
  sync(guesses: readonly CountryCode[]): unknown
  read(): Screen | Promise<Screen>
}

/** How the outline is seen. */
export type OutlineSeen = 'shown' | 'turned' | 'hidden'

/** Rules as a person chooses them. */
export type Choice = readonly [outline: OutlineSeen, arrows: 'arrows' | 'no arrows']

/** Somebody who can also choose the rules of a game, and say how its outline is seen. */
export interface RulesDriver extends Driver {
  /** Deals a new game for this country under these rules, in which the countries of a deck can be guessed. */
  start(target: CountryCode, choice?: Choice, deck?: DeckName): unknown
  /** Chooses other rules in whatever way there is, and tells whether anything changed. */
  choose(choice: Choice): boolean | Promise<boolean>
  outline(): OutlineSeen | Promise<OutlineSeen>
}

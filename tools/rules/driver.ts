import type { DeckName } from '../../src/geo/decks'
import type { PlaceId } from '../../src/geo/place'

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
  start(target: PlaceId): unknown
  /** Makes a guess in whatever way there is, and tells whether it was taken. */
  guess(country: PlaceId): boolean | Promise<boolean>
  /** The round has gone on elsewhere, and has these guesses now. */
  sync(guesses: readonly PlaceId[]): unknown
  read(): Screen | Promise<Screen>
}

/** How the outline is seen. */
export type OutlineSeen = 'shown' | 'turned' | 'hidden'

/** What makes a round easier. What fits is told in practice alone, and shapes are laid over an outline that is seen. */
export type Help = 'size' | 'shapes' | 'globe' | 'continent' | 'more' | 'fit'

/** Rules as a person chooses them, with help from the start, or as the link of a challenge has them, with help that it allows. */
export type Choice = readonly [outline: OutlineSeen, arrows: 'arrows' | 'no arrows', ...help: readonly Help[]]

/** Help that was taken in a round since its first guess, with the number of the guess after which. */
export type Taken = Readonly<Partial<Record<Help, number>>>

/** Parts of a puzzle that the rules go by. */
export type PuzzleKind = {
  readonly kind: 'daily' | 'practice' | 'challenge'
  /** Its countries can be guessed. */
  readonly deck: DeckName
}

/** View of a game under its rules. */
export type Sight = Screen & {
  readonly outline: OutlineSeen
  /** Guesses that can still be made. */
  readonly left: number
  /** One text for each aid that was taken, with the number of the guess after which: `globe 3`. */
  readonly helped?: readonly string[] | undefined
  /** One text for each thing that an aid tells: `continent europe`, `globe`, `fit`, `size IT 0.56`, `lay IT`. */
  readonly told?: readonly string[] | undefined
}

/** Somebody who can also choose the rules of a game, and say what is to be seen under them. */
export interface RulesDriver extends Driver {
  /** Deals a game of a puzzle for this country under these rules, with as many guesses as it has or else with these. */
  start(target: PlaceId, choice?: Choice, puzzle?: PuzzleKind, guesses?: number): unknown
  /** Deals another round of the same puzzle. */
  deal(target: PlaceId, choice?: Choice): unknown
  /** Chooses other rules in whatever way there is, and tells whether anything changed. */
  choose(choice: Choice): boolean | Promise<boolean>
  /** Takes an aid in whatever way there is, and tells whether that was taken. */
  help(aid: Help): boolean | Promise<boolean>
  /** Gives the game up in whatever way there is, and tells whether that was taken. */
  giveUp(): boolean | Promise<boolean>
  /** The round has gone on elsewhere, perhaps under other rules or with other help, and was perhaps given up. */
  sync(guesses: readonly PlaceId[], choice?: Choice, end?: 'given up', taken?: Taken): unknown
  look(): Sight | Promise<Sight>
}

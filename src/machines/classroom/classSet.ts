import { deckOf, isCountryDeck, isDrawn, type PublishedDeckName } from '../../geo/decks'
import type { PlaceId } from '../../geo/place'
import type { Aid, RuleChoice } from '../rules/rules'
import { type EpochMs, type UtcDate, utcDateOf } from '../schedule/day'

/** Set of countries chosen by a teacher, for a class to find one after another. */
export type ClassSet = {
  /** Random id of 25 bits that distinguishes otherwise equal sets. */
  readonly nonce: number
  /** Deck of the countries that can be guessed. */
  readonly deck: PublishedDeckName
  /** Version of the deck when the set was made. */
  readonly deckVersion: number
  /** Date on which the set was made. */
  readonly date: UtcDate
  /** Countries, 1 to {@link MOST_COUNTRIES}, each once, in the teacher's order. */
  readonly countries: readonly PlaceId[]
  readonly rules: ClassRules
}

/** Questions that a set can ask of each country: which it is, by its outline, or where it is, by its name. */
export const ASKS = ['which', 'where'] as const

/** Rules of a class set. */
export type ClassRules = RuleChoice & {
  readonly asks: (typeof ASKS)[number]
  /** Number of guesses for each country, 1 to {@link MOST_GUESSES_IN_CLASS}. */
  readonly guesses: number
  /** Whether the continent of each country is shown. */
  readonly region: boolean
  /** Whether each pupil gets the countries in a different order. */
  readonly shuffled: boolean
}

/** Maximum number of countries in a set. */
export const MOST_COUNTRIES = 40

/** Aids that a set can have; the continent is a rule of its own, told from the start. */
export const CLASS_AIDS = ['size', 'shapes', 'globe'] as const satisfies readonly Aid[]

/** Maximum number of guesses for a country in a set. */
export const MOST_GUESSES_IN_CLASS = 6

export const NONCES = 2 ** 25

export const plainClassRules: ClassRules = {
  asks: 'which',
  outline: 'shown',
  arrows: true,
  aids: [],
  guesses: MOST_GUESSES_IN_CLASS,
  region: false,
  shuffled: false,
}

/** Rules as far as they fit: *where* is asked of countries alone, with one pin for each and nothing to help. */
export function rulesIn(deck: PublishedDeckName, rules: ClassRules): ClassRules {
  const { asks, shuffled } = rules
  if (asks === 'which' || !isCountryDeck(deck)) return { ...rules, asks: 'which' }
  return { ...plainClassRules, asks, outline: 'hidden', guesses: 1, shuffled }
}

/** Creates a set of countries, dated by a time. The seed is any 32-bit integer. */
export function newClassSet(
  deck: PublishedDeckName,
  countries: readonly PlaceId[],
  rules: ClassRules,
  now: EpochMs,
  seed: number,
): ClassSet {
  const { version } = deckOf(deck)
  return {
    nonce: seed % NONCES,
    deck,
    deckVersion: version,
    date: utcDateOf(now),
    countries,
    rules: rulesIn(deck, rules),
  }
}

/**
 * Lists the countries allowed in a set of a deck: all that have an outline, even one too plain to be a target elsewhere.
 */
export function choosableIn(deck: PublishedDeckName): readonly PlaceId[] {
  return deckOf(deck).codes.filter(isDrawn)
}

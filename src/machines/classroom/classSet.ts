import type { CountryCode } from '../../geo/countries'
import { type DeckName, deckOf } from '../../geo/decks'
import { isDrawn } from '../../geo/drawn'
import { type UtcDate, utcDateOf } from '../day'
import type { RuleChoice } from '../rules'
import { draw } from '../schedule/draw'

/** Countries that a teacher has put together, for a class to find one after the other. */
export type ClassSet = {
  /** Any 25 bits, which tell sets apart that have all else in common. */
  readonly nonce: number
  /** The deck whose countries may be guessed. */
  readonly deck: DeckName
  /** That the deck had where the set was made. */
  readonly deckVersion: number
  /** When it was made. */
  readonly date: UtcDate
  /** 1 to {@link MOST_COUNTRIES}, each once, in the order in which they were put together. */
  readonly countries: readonly CountryCode[]
  readonly rules: ClassRules
}

/** How a set is played. */
export type ClassRules = Pick<RuleChoice, 'outline' | 'arrows'> & {
  /** 1 to {@link MOST_GUESSES_IN_CLASS}. */
  readonly guesses: number
  /** Whether the continent of each country is told. */
  readonly region: boolean
  /** Whether each pupil has the countries in another order. */
  readonly shuffled: boolean
}

/** How many countries a set may have. */
export const MOST_COUNTRIES = 40

/** How many guesses a country of a set may have. */
export const MOST_GUESSES_IN_CLASS = 6

export const NONCES = 2 ** 25

export const plainClassRules: ClassRules = {
  outline: 'shown',
  arrows: true,
  guesses: MOST_GUESSES_IN_CLASS,
  region: false,
  shuffled: false,
}

/** A set of these countries, as of a time in milliseconds since 1970. The seed is any 32-bit whole number. */
export function newClassSet(
  deck: DeckName,
  countries: readonly CountryCode[],
  rules: ClassRules,
  now: number,
  seed: number,
): ClassSet {
  const { version } = deckOf(deck)
  return { nonce: seed % NONCES, deck, deckVersion: version, date: utcDateOf(now), countries, rules }
}

/** What may be on a set of a deck: the countries that have an outline, also those too plain to be sought elsewhere. */
export function choosableIn(deck: DeckName): readonly CountryCode[] {
  return deckOf(deck).codes.filter(isDrawn)
}

/** Things in an order that a seed decides, any 32-bit whole number. */
export function shuffled<Thing>(things: readonly Thing[], seed: number): readonly Thing[] {
  const left = [...things]
  let next = seed
  return things.map(() => {
    const drawn = draw(next, left.length)
    next = drawn.seed
    return left.splice(drawn.index, 1)[0] as Thing
  })
}

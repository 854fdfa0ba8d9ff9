import { type CountryCode, isCountryCode } from '../geo/countries'

/** How many guesses a round allows, in both modes. */
export const MAX_GUESSES = 6

/** All there is to know of a game: the country sought and the guesses so far, oldest first. */
export type Round = {
  readonly target: CountryCode
  readonly guesses: readonly CountryCode[]
}

/** The last guess was right. */
export function isFound({ target, guesses }: Round): boolean {
  return guesses.at(-1) === target
}

/** Every guess is used. */
export function isSpent({ guesses }: Round): boolean {
  return guesses.length >= MAX_GUESSES
}

/** Won or lost. */
export function isOver(round: Round): boolean {
  return isFound(round) || isSpent(round)
}

/** It may be guessed: it is a country, a guess is left, and this one was not made before. */
export function isAcceptable(round: Round, guess: CountryCode): boolean {
  // The inspector and the console can send what no type lets through.
  return isCountryCode(guess) && !isSpent(round) && !round.guesses.includes(guess)
}

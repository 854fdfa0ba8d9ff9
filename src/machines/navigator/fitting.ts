import type { CountryCode } from '../../geo/countries'
import { deckOf } from '../../geo/decks'
import type { Round } from '../round'
import type { Rules } from '../rules'
import { areAlike, type Telling, tellingOf } from './telling'

/** What a guess has told: that it was right, or a telling. */
export type Told = { readonly guess: CountryCode; readonly telling: Telling | 'right' }

/** What a guess tells in a round in which this country is sought. */
export function toldBy(
  guess: CountryCode,
  { target, rules }: { readonly target: CountryCode; readonly rules: Pick<Rules, 'arrows'> },
): Told {
  return { guess, telling: guess === target ? 'right' : tellingOf(guess, target, rules) }
}

/**
 * Which of some countries may still be the answer by what a guess has told, read roughly: see {@link areAlike}. The outline
 * counts for nothing. The answer itself is always among them, if it was before.
 */
export function fitting(
  among: readonly CountryCode[],
  { guess, telling }: Told,
  rules: Pick<Rules, 'arrows'>,
): readonly CountryCode[] {
  if (telling === 'right') return among.filter((country) => country === guess)
  // What was guessed does not fit itself: nothing else is as near to it.
  return among.filter((country) => areAlike(tellingOf(guess, country, rules), telling))
}

/** What may be the answer of a round before its first guess, then after each: what its deck has in it to be sought. */
export function fitsOf(
  round: Pick<Round, 'puzzle' | 'target' | 'rules' | 'guesses'>,
): readonly (readonly CountryCode[])[] {
  const fits = [deckOf(round.puzzle.deck).targets]
  for (const guess of round.guesses) {
    fits.push(fitting(fits.at(-1) ?? [], toldBy(guess, round), round.rules))
  }
  return fits
}

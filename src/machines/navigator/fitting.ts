import type { CountryCode } from '../../geo/countries'
import { deckOf } from '../../geo/decks'
import type { Round } from '../round'
import type { Rules } from '../rules'
import { areAlike, type Telling, tellingOf } from './telling'

/**
 * Which of some countries may still be the answer by what a guess has told, read roughly: see {@link areAlike}. A right
 * guess, which tells of no distance, leaves itself alone, and a wrong one never itself. The outline counts for nothing. The
 * answer itself is always among them, if it was before.
 */
export function fitting(
  among: readonly CountryCode[],
  guess: CountryCode,
  told: Telling,
  rules: Pick<Rules, 'arrows'>,
): readonly CountryCode[] {
  return among.filter((country) => areAlike(tellingOf(guess, country, rules), told))
}

/** What may be the answer of a round before its first guess, then after each: what its deck has in it to be sought. */
export function fitsOf({
  puzzle,
  target,
  rules,
  guesses,
}: Pick<Round, 'puzzle' | 'target' | 'rules' | 'guesses'>): readonly (readonly CountryCode[])[] {
  let left: readonly CountryCode[] = deckOf(puzzle.deck).targets
  const after = guesses.map((guess) => {
    left = fitting(left, guess, tellingOf(guess, target, rules), rules)
    return left
  })
  return [deckOf(puzzle.deck).targets, ...after]
}

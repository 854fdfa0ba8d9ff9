import fc from 'fast-check'
import { decks } from '../../src/geo/decks'
import type { Round } from '../../src/machines/round'

const codes = decks.twenty.codes

/** Any round that can be played. */
export const rounds: fc.Arbitrary<Round> = fc
  .tuple(fc.constantFrom(...codes), fc.shuffledSubarray([...codes], { maxLength: 6 }))
  .map(([target, guesses]) => ({ target, guesses: guesses.slice(0, guesses.indexOf(target) + 1 || 6) }))

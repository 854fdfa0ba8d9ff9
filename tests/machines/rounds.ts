import fc from 'fast-check'
import { table } from '../../src/geo/table'
import type { Round } from '../../src/machines/round'

const codes = table.map(({ id }) => id)

/** Any round that can be played. */
export const rounds: fc.Arbitrary<Round> = fc
  .tuple(fc.constantFrom(...codes), fc.shuffledSubarray([...codes], { maxLength: 6 }))
  .map(([target, guesses]) => ({ target, guesses: guesses.slice(0, guesses.indexOf(target) + 1 || 6) }))

import { barsOf } from '../geo/proximity'
import type { UtcDate } from './day'
import { hintsOf } from './hint'
import { isFound, MAX_GUESSES, type Round } from './round'

/** A finished daily round as a text that does not spoil the answer. `address` is that of the daily page. */
export function shareTextOf(round: Round, date: UtcDate, address: string): string {
  const score = isFound(round) ? round.guesses.length : 'X'
  return [
    `The World Outline Game ${date} ${score}/${MAX_GUESSES}`,
    ...hintsOf(round).map(({ proximity, direction }) => `${cells(barsOf(proximity))} ${direction.arrow}`),
    `Play at ${address} #WorldOutline`,
  ].join('\n')
}

function cells(filled: number): string {
  return '🟩'.repeat(filled) + '⬜'.repeat(5 - filled)
}

import { barsOf } from '../geo/proximity'
import { hintsOf } from './hint'
import { nameInShareText } from './puzzle'
import { isFound, type Round } from './round'

/** A finished round as a text that does not spoil the answer. `address` is that of the page where it was played. */
export function shareTextOf(round: Round, address: string): string {
  const score = isFound(round) ? round.guesses.length : 'X'
  return [
    `The World Outline Game ${nameInShareText(round.puzzle)} ${score}/${round.rules.guesses}`,
    ...hintsOf(round).map(({ proximity, direction }) =>
      [cells(barsOf(proximity)), ...(direction ? [direction.arrow] : [])].join(' '),
    ),
    `Play at ${address} #WorldOutline`,
  ].join('\n')
}

function cells(filled: number): string {
  return '🟩'.repeat(filled) + '⬜'.repeat(5 - filled)
}

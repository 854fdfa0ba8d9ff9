import { barsOf } from '../geo/proximity'
import { hintsOf } from './hint'
import { nameInShareText } from './puzzle'
import { isFound, type Round } from './round'
import { type Hardship, hardshipsOf } from './rules'

/** The sign of each rule that makes a round harder, behind the score. */
const SIGNS: Readonly<Record<Hardship, string>> = { hidden: '🙈', turned: '🌀', noArrows: '🧭' }

/** A finished round as a text that does not spoil the answer. `address` is that of the page where it was played. */
export function shareTextOf(round: Round, address: string): string {
  const score = isFound(round) ? round.guesses.length : 'X'
  const signs = hardshipsOf(round.rules)
    .map((hardship) => SIGNS[hardship])
    .join('')
  return [
    `The World Outline Game ${nameInShareText(round.puzzle)} ${score}/${round.rules.guesses} ${signs}`.trimEnd(),
    ...hintsOf(round).map(
      ({ proximity, direction, isCorrect }) =>
        `${cells(barsOf(proximity), isCorrect ? '🟩' : '🟨')} ${direction?.arrow ?? '·'}`,
    ),
    `Play at ${address} #WorldOutline`,
  ].join('\n')
}

/** Five cells, some of which are filled: green for the answer, yellow for a guess that was only near. */
function cells(filled: number, sign: '🟩' | '🟨'): string {
  return sign.repeat(filled) + '⬜'.repeat(5 - filled)
}

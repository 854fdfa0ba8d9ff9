import { barsOf } from '../../geo/proximity'
import { hintsOf } from '../rules/hint'
import { nameInShareText } from '../rules/puzzle'
import { isAided, isFound, type Round } from '../rules/round'
import { type RuleModifier, ruleModifiersOf } from '../rules/rules'

/** Symbol after the score for a round with aids. */
const AIDED = '🛟'

/** Symbol after the score for each rule that makes a round harder. */
const SIGNS: Readonly<Record<RuleModifier, string>> = { hidden: '🙈', turned: '🌀', noArrows: '🧭' }

/**
 * Formats a finished round as a text without the answer. `address` is the page where it was played, and `stars` tell how
 * the questions after it were answered.
 */
export function shareTextOf(round: Round, address: string, stars = ''): string {
  const score = isFound(round) ? round.guesses.length : 'X'
  const harder = ruleModifiersOf(round.rules).map((modifier) => SIGNS[modifier])
  const signs = [...harder, ...(isAided(round) ? [AIDED] : [])].join('')
  return [
    `The World Outline Game ${nameInShareText(round.puzzle)} ${[`${score}/${round.rules.guesses}`, signs, stars].filter(Boolean).join(' ')}`,
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

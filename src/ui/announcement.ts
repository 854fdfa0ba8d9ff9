import type { Hint } from '../machines/hint'
import { MAX_GUESSES } from '../machines/round'
import type { Units } from '../machines/settings'
import { row, announcement as texts } from './english'
import { lengthIn } from './length'
import type { Tongue } from './tongue'

/**
 * What a screen reader hears after a guess: the whole of the new row, and at the end of a lost game
 * the answer.
 */
export function announcementOf(
  hints: readonly Hint[],
  units: Units,
  tongue: Tongue,
  answer: string | undefined,
): string {
  const hint = hints.at(-1)
  if (hint === undefined) return ''
  const { country, distance, direction, proximity, isCorrect } = hint
  const name = tongue.nameOf(country.name)
  if (isCorrect) return texts.correct(name, hints.length)
  const wrong = texts.wrong(
    name,
    lengthIn(distance, units, tongue),
    units,
    row.winds[direction.word],
    tongue.whole(proximity),
    MAX_GUESSES - hints.length,
  )
  return answer === undefined ? wrong : texts.lost(wrong, answer)
}

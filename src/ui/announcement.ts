import type { Hint } from '../machines/hint'
import { MAX_GUESSES } from '../machines/round'
import type { Units } from '../machines/settings'
import { row, announcement as texts } from './english'
import { lengthIn } from './words'

/**
 * What a screen reader hears after a guess: the whole of the new row, and at the end of a lost game
 * the answer.
 */
export function announcementOf(hints: readonly Hint[], units: Units, answer: string | undefined): string {
  const hint = hints.at(-1)
  if (hint === undefined) return ''
  const { country, distance, direction, proximity, isCorrect } = hint
  if (isCorrect) return texts.correct(country.name, hints.length)
  const wrong = texts.wrong(
    country.name,
    lengthIn(distance, units),
    units,
    row.winds[direction.word],
    String(proximity),
    MAX_GUESSES - hints.length,
  )
  return answer === undefined ? wrong : texts.lost(wrong, answer)
}

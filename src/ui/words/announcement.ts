import type { Hint } from '../../machines/hint'
import { MAX_GUESSES } from '../../machines/round'
import type { Units } from '../../machines/settings'
import { lengthIn } from './length'
import type { Locale } from './locale'
import { WINDS } from './winds'

/**
 * What a screen reader hears after a guess: the whole of the new row, and at the end of a lost game
 * the answer.
 */
export function announcementOf(
  hints: readonly Hint[],
  units: Units,
  locale: Locale,
  answer: string | undefined,
): string {
  const hint = hints.at(-1)
  if (hint === undefined) return ''
  const { say, nameOf, whole } = locale
  const { country, distance, direction, proximity, isCorrect } = hint
  const name = nameOf(country.name)
  if (isCorrect) return say('announcement.correct', { name, count: hints.length })
  const row = say('announcement.wrong', {
    name,
    distance: lengthIn(distance, units, locale),
    units,
    wind: say(WINDS[direction.word]),
    percent: whole(proximity),
    left: MAX_GUESSES - hints.length,
  })
  return answer === undefined ? row : say('announcement.lost', { row, answer })
}

import { useDeferredValue } from 'react'
import type { Hint } from '../../machines/hint'
import type { Units } from '../../machines/journal/settings'
import { lengthIn } from '../words/formats'
import type { Locale } from '../words/locale'

/** Has a screen reader read out a text, after the frame that shows what it tells of. */
export function Announcement({ text }: { readonly text: string }) {
  return (
    <p className="visually-hidden" role="status">
      {useDeferredValue(text)}
    </p>
  )
}

/**
 * What a screen reader hears after a guess: the whole of the new row, how many guesses are `left`, and at the end of a
 * lost game the answer.
 */
export function announcementOf(
  hints: readonly Hint[],
  units: Units,
  locale: Locale,
  answer: string | undefined,
  left: number,
): string {
  const hint = hints.at(-1)
  if (hint === undefined) return ''
  const { say, nameOf, whole } = locale
  const { country, distance, direction, proximity, isCorrect } = hint
  const name = nameOf(country)
  if (isCorrect) return say('announcement.correct', { name, count: hints.length })
  const told = { name, distance: lengthIn(distance, units, locale), units, percent: whole(proximity), left }
  const row = direction
    ? say('announcement.wrong', { ...told, wind: say(`wind.${direction.word}`) })
    : say('announcement.noArrow', told)
  return answer === undefined ? row : say('announcement.lost', { row, answer })
}

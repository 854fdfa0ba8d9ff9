import { useDeferredValue } from 'react'
import type { Units } from '../../machines/journal/settings'
import type { Hint } from '../../machines/rules/hint'
import { lengthIn } from '../words/formats'
import type { Locale } from '../words/locale'

/** Announces a text to screen readers, one render after the change that it describes is on the screen. */
export function Announcement({ text }: { readonly text: string }) {
  return (
    <p className="visually-hidden" role="status">
      {useDeferredValue(text)}
    </p>
  )
}

/** Text announced after a guess: its whole row, the number of guesses `left`, and the answer if the game is lost. */
export function announcementOf(
  hints: readonly Hint[],
  units: Units,
  locale: Locale,
  answer: string | undefined,
  left: number,
): string {
  const hint = hints.at(-1)
  if (hint === undefined) return ''
  const { say, nameOf } = locale
  const { country, distance, direction, proximity, isCorrect } = hint
  const name = nameOf(country)
  if (isCorrect) return say('announcement.correct', { name, count: hints.length })
  const told = { name, distance: lengthIn(distance, units), units, percent: proximity, left }
  const row = direction
    ? say('announcement.wrong', { ...told, wind: say(`wind.${direction.word}`) })
    : say('announcement.noArrow', told)
  return answer === undefined ? row : say('announcement.lost', { row, answer })
}

/** Puts the distance and the direction of a wrong guess into a sentence; empty without a direction. */
export function sentenceOf({ country, distance, direction }: Hint, units: Units, locale: Locale): string {
  if (!direction) return ''
  const told = { name: locale.nameInSentence(country), distance: lengthIn(distance, units), units }
  return locale.say('guesses.told', { ...told, wind: locale.say(`wind.${direction.word}`) })
}

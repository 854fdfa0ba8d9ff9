import type { UtcDate } from '../machines/day'
import type { Hint } from '../machines/hint'
import { MAX_GUESSES } from '../machines/round'
import type { Units } from '../machines/settings'

/**
 * A whole number with thousands separators: `8,635`. English needs no `Intl` for this, whose first use would
 * keep a slow phone busy for a tenth of a second before the page can be used.
 */
export function inWhole(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, ',')
}

/** Kilometres in one international mile. */
const MILE = 1.609344

/** A distance in kilometres as a whole number of the unit, with thousands separators. */
export function lengthIn(distance: number, units: Units): string {
  return inWhole(Math.round(units === 'km' ? distance : distance / MILE))
}

/** `1 guess`, `2 guesses`. */
export function guessesInWords(count: number): string {
  return `${count} ${count === 1 ? 'guess' : 'guesses'}`
}

/**
 * What a screen reader hears after a guess: the whole of the new row, and at the end of a lost game
 * the answer.
 */
export function announcementOf(hints: readonly Hint[], units: Units, answer: string | undefined): string {
  const hint = hints.at(-1)
  if (hint === undefined) return ''
  const { country, distance, direction, proximity, isCorrect } = hint
  if (isCorrect) return `${country.name}, correct, found in ${guessesInWords(hints.length)}`
  const left = guessesInWords(MAX_GUESSES - hints.length)
  const row = `${country.name}, ${lengthIn(distance, units)} ${units === 'km' ? 'kilometres' : 'miles'}, ${direction.word}, ${proximity} percent, ${left} left`
  return answer === undefined ? row : `${row}. The answer was ${answer}`
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)

/** A UTC date as people write it: `21 November 2026`. */
export function dateInWords(date: UtcDate): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  return `${day} ${MONTHS[month - 1]} ${year}`
}

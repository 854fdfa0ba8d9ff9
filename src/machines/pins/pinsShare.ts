import { FULL, PINS, type PinsDay, pinGradeOf, totalOf } from './pins'

/** Symbol after the score of a day with a pin that was chosen from the list of regions. */
const BY_REGION = '📋'

/** Square of each grade of a pin. */
const SQUARES = ['⬜', '🟨', '🟩'] as const

/** Formats a finished day as a text without country names. `address` is the page where it was played. */
export function pinsTextOf(day: PinsDay, address: string): string {
  const signs = day.pins.some(({ spot }) => typeof spot === 'string') ? ` ${BY_REGION}` : ''
  const squares = day.pins.map((pin) => SQUARES[pinGradeOf(pin)])
  return [
    `The World Outline Game · Five Pins · ${day.date} · ${totalOf(day)}/${PINS * FULL}${signs}`,
    squares.join(''),
    `Play at ${address} #WorldOutline`,
  ].join('\n')
}

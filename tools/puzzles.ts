import type { CountryCode } from '../src/geo/countries'
import type { UtcDate } from '../src/machines/day'
import type { DailyPuzzle, PracticePuzzle } from '../src/machines/puzzle'
import '../src/machines/worldSchedule'
import { type Draw, drawTarget as drawFrom, targetOf } from '../src/machines/schedule'

/** The puzzles that the pages show today, and what they ask for. */
export const practice: PracticePuzzle = { kind: 'practice', deck: 'twenty' }

export function dailyOf(date: UtcDate): DailyPuzzle {
  return { kind: 'daily', deck: 'twenty', date }
}

export function dailyTarget(date: UtcDate): CountryCode {
  return targetOf(dailyOf(date))
}

/** The country of a day of the world. */
export function worldTarget(date: UtcDate): CountryCode {
  return targetOf({ deck: 'world', date })
}

export function drawTarget(seed: number, previous?: CountryCode): Draw {
  return drawFrom(practice.deck, seed, ...(previous ? [{ target: previous, dealt: [] }] : []))
}

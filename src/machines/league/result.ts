import { DAILY_DECKS, type DailyDeck } from '../schedule/dailies'
import type { UtcDate } from '../schedule/day'

/** Result of a daily puzzle that somebody has shared, which nobody can verify. */
export type Result = {
  /** Name, 1 to {@link LONGEST} characters; empty for oneself, whose results are not stored here. */
  readonly who: string
  readonly deck: DailyDeck
  readonly date: UtcDate
  /** Number of the guess that found the country, from 1; 0 if it was not found. */
  readonly score: number
}

/** Maximum length of a name, in characters. */
export const LONGEST = 40

/** Maximum number of results; the oldest days are dropped first. */
export const MAX_RESULTS = 10_000

/**
 * Normalizes a name: removes invisible and direction-changing characters, unifies its spelling (NFC), and shortens it to
 * {@link LONGEST} characters. Returns an empty text if nothing is left.
 */
export function nameFrom(text: string): string {
  const seen = text
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029]/gu, ' ')
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    // Some exports put a tilde before people who are not in the list of contacts.
    .replace(/^[ ~]+/, '')
  return [...seen].slice(0, LONGEST).join('').trim()
}

/** Identity of a result: two results with the same key are one. */
export function keyOfResult({ who, deck, date }: Result): string {
  return `${date} ${deck} ${who}`
}

/**
 * Merges two lists of results, in the same order whichever comes first. Of two conflicting results the worse one is kept,
 * since a better one may have been made up afterwards.
 */
export function joined(one: readonly Result[], other: readonly Result[]): readonly Result[] {
  const results = new Map<string, Result>()
  for (const result of [...one, ...other]) {
    const known = results.get(keyOfResult(result))
    if (known === undefined || isWorse(result, known)) results.set(keyOfResult(result), result)
  }
  return [...results.values()].sort(inOrder).slice(-MAX_RESULTS)
}

function isWorse(one: Result, other: Result): boolean {
  return other.score !== 0 && (one.score === 0 || one.score > other.score)
}

function inOrder(one: Result, other: Result): number {
  const decks = DAILY_DECKS.indexOf(one.deck) - DAILY_DECKS.indexOf(other.deck)
  return compare(one.date, other.date) || decks || compare(one.who, other.who)
}

/** Compares two texts by code units, so that all devices agree; negative if the first comes before the other. */
export function compare(one: string, other: string): number {
  return Number(one > other) - Number(one < other)
}

import type { UtcDate } from '../day'
import { DAILY_DECKS, type DailyDeck } from '../schedule/dailies'

/** What somebody has shared of a daily puzzle. That it is true nobody knows. */
export type Result = {
  /** Up to {@link LONGEST} letters; never empty. */
  readonly who: string
  readonly deck: DailyDeck
  readonly date: UtcDate
  /** With which guess the country was found, from 1; 0 where it was not. */
  readonly score: number
}

/** How many letters of a name are kept. */
export const LONGEST = 40

/** How many results are kept; beyond these the oldest days go. */
export const MOST = 10_000

/**
 * A name as it is kept: without what is not seen or turns the direction of a text, in one spelling, and no longer than
 * {@link LONGEST}. Empty where nothing is left.
 */
export function nameFrom(text: string): string {
  const seen = text
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029]/gu, ' ')
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    // Who is in no list of contacts has a tilde in some exports.
    .replace(/^[ ~]+/, '')
  return [...seen].slice(0, LONGEST).join('').trim()
}

/** What a result is of: two with the same are one. */
export function keyOfResult({ who, deck, date }: Result): string {
  return `${date} ${deck} ${who}`
}

/**
 * Both, each result once, and in one order whichever was there first. Of two that differ the worse one stands: a better one
 * may have been made up afterwards.
 */
export function joined(one: readonly Result[], other: readonly Result[]): readonly Result[] {
  const results = new Map<string, Result>()
  for (const result of [...one, ...other]) {
    const known = results.get(keyOfResult(result))
    if (known === undefined || isWorse(result, known)) results.set(keyOfResult(result), result)
  }
  return [...results.values()].sort(inOrder).slice(-MOST)
}

function isWorse(one: Result, other: Result): boolean {
  return other.score !== 0 && (one.score === 0 || one.score > other.score)
}

function inOrder(one: Result, other: Result): number {
  return compare(one.date, other.date) || deckOrder(one) - deckOrder(other) || compare(one.who, other.who)
}

function deckOrder({ deck }: Result): number {
  return DAILY_DECKS.indexOf(deck)
}

/** Below 0 where the one comes first: by the numbers of the letters, so that every device has the same order. */
export function compare(one: string, other: string): number {
  return Number(one > other) - Number(one < other)
}

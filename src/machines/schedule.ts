import type { CountryCode } from '../geo/countries'
import { type DeckName, decks } from '../geo/decks'
import { hash, mix } from './hash'
import type { DailyPuzzle } from './puzzle'

/**
 * The country of a day, the same for everybody. For the twenty it is a hash of the UTC date modulo the deck, for ever:
 * a test holds the days that were published.
 */
export function targetOf({ deck, date }: DailyPuzzle): CountryCode {
  return pick(decks[deck].codes, hash(date))
}

/** A country drawn for practice, and the seed of the next draw. */
export type Draw = { readonly target: CountryCode; readonly seed: number }

/**
 * Draws a practice target from a deck, other than `previous`. The seed, any 32-bit whole number, decides:
 * randomness stays outside, so that every deal can be replayed.
 */
export function drawTarget(deck: DeckName, seed: number, previous?: CountryCode): Draw {
  // Stepping by the golden ratio of 2^32 before mixing is the SplitMix generator.
  const next = (seed + 0x9e3779b9) >>> 0
  const others = decks[deck].codes.filter((code) => code !== previous)
  return { target: pick(others, mix(next)), seed: next }
}

function pick<Item>(items: readonly Item[], number: number): Item {
  return items[number % items.length] as Item
}

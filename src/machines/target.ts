import { type CountryCode, table } from '../geo/table'
import type { UtcDate } from './day'
import { hash, mix } from './hash'

/** The country of a day, the same for everybody: a hash of the UTC date modulo the table. */
export function dailyTarget(utcDate: UtcDate): CountryCode {
  return pick(table, hash(utcDate)).id
}

/** A country drawn for practice, and the seed of the next draw. */
export type Draw = { readonly target: CountryCode; readonly seed: number }

/**
 * Draws a practice target other than `previous`. The seed, any 32-bit whole number, decides:
 * randomness stays outside, so that every deal can be replayed.
 */
export function drawTarget(seed: number, previous?: CountryCode): Draw {
  // Stepping by the golden ratio of 2^32 before mixing is the SplitMix generator.
  const next = (seed + 0x9e3779b9) >>> 0
  const others = table.filter(({ id }) => id !== previous)
  return { target: pick(others, mix(next)).id, seed: next }
}

function pick<Item>(items: readonly Item[], number: number): Item {
  return items[number % items.length] as Item
}

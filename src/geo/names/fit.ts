import type { Place } from '../place'

// Shared by English and all other languages, hence part of the first file of every page; imports nothing from a game.

/**
 * Quality of a match between a text and a country's name, lower is better: the exact name, the name after folding,
 * its beginning, a part of it, one slip in the name or in its beginning, or two slips in the name. An alias adds `ALIAS`.
 */
export const FIT = {
  typed: 0,
  whole: 2,
  begins: 4,
  has: 6,
  slip: 8,
  slipOfBeginning: 10,
  twoSlips: 12,
  none: Number.POSITIVE_INFINITY,
}
export const ALIAS = 1

/**
 * Combines the scores of two names of a country. A match at the start of an alias improves if the text is also part
 * of the name.
 */
export function betterFit(one: number, other: number): number {
  const isBoth = Math.min(one, other) === FIT.begins + ALIAS && Math.max(one, other) === FIT.has
  return isBoth ? FIT.begins + ALIAS / 2 : Math.min(one, other)
}

/** Score of a match for an alias, just below that for a name. */
export function asAlias(fit: number): number {
  return fit < FIT.slip ? 2 * Math.floor(fit / 2) + ALIAS : fit
}

/** Scores a text against countries; only those in `open` will be asked about. */
export type Fitting = (text: string, open: readonly Place[]) => (country: Place) => number

/** Scores a text against a name, both folded in the same way. An empty text matches nothing. */
export function fitScore(folded: string, wanted: string): number {
  const place = wanted === '' ? -1 : folded.indexOf(wanted)
  if (place !== 0) return place < 0 ? FIT.none : FIT.has
  return folded.length === wanted.length ? FIT.whole : FIT.begins
}

/** Improves the score of a match after folding if the text is the name exactly, except for case. */
export function closely(fit: number, name: string, text: string): number {
  const isTyped = fit === FIT.whole && name.toLowerCase() === text.trim().toLowerCase()
  return isTyped ? FIT.typed : fit
}

/** Scores a text against countries' names alone, ignoring case. An empty text or one of spaces matches nothing. */
export const fitByName: Fitting = (text) => {
  const wanted = text.trim().toLowerCase()
  return ({ name }) => fitScore(name.toLowerCase(), wanted)
}

import type { Country } from '../countries'

// English and all other languages use this, so that it is in the first file of every page and brings no game with it.

/**
 * How well a text fits a name of a country, the best first: it is the name as somebody typed it, or once both are folded; it
 * begins it, is in it, or is a slip of it or of its beginning. An alias comes right after a name, `+ ALIAS`.
 */
export const FIT = {
  typed: 0,
  whole: 2,
  begins: 4,
  has: 6,
  slip: 8,
  slipOfBeginning: 10,
  none: Number.POSITIVE_INFINITY,
}
export const ALIAS = 1

/**
 * How well a text fits a country, given how it does two of its names. Where an alias begins with it, it is better that the
 * name has it, too.
 */
export function betterFit(one: number, other: number): number {
  const isBoth = Math.min(one, other) === FIT.begins + ALIAS && Math.max(one, other) === FIT.has
  return isBoth ? FIT.begins + ALIAS / 2 : Math.min(one, other)
}

/** How well it fits that is only an alias where it fits as well. */
export function asAlias(fit: number): number {
  return fit < FIT.slip ? 2 * Math.floor(fit / 2) + ALIAS : fit
}

/** How well a text fits each country, of which only those that are `open` are asked about. */
export type Fitting = (text: string, open: readonly Country[]) => (country: Country) => number

/** How well a text fits a name, both folded in the same way. An empty one fits none. */
export function fitScore(folded: string, wanted: string): number {
  const place = wanted === '' ? -1 : folded.indexOf(wanted)
  if (place !== 0) return place < 0 ? FIT.none : FIT.has
  return folded.length === wanted.length ? FIT.whole : FIT.begins
}

/** How well it fits a name, given how it does once both are folded. */
export function closely(fit: number, name: string, text: string): number {
  const isTyped = fit === FIT.whole && name.toLowerCase() === text.trim().toLowerCase()
  return isTyped ? FIT.typed : fit
}

/** How well a text fits the names of countries by themselves, whatever its case. Blank text fits none. */
export const fitByName: Fitting = (text) => {
  const wanted = text.trim().toLowerCase()
  return ({ name }) => fitScore(name.toLowerCase(), wanted)
}

import type { Dispatch, SetStateAction } from 'react'
import type { CountryCode } from '../../geo/countries'
import type { Band } from '../../geo/maps/band'

/** A guess by its place in the list, with what it left. */
export type PickedFit = {
  readonly index: number
  /** Which countries still fitted after it, and which it ruled out. */
  readonly left: readonly CountryCode[]
  readonly ruledOut: readonly CountryCode[]
  /** Where its hint pointed; a right guess has none. */
  readonly band: Band | undefined
}

/**
 * Which guesses are looked at, by their place in the list: the one pointed at or focused, and the one that is pinned; the
 * one of which it is shown what it left; and a country beside them that the globe was turned to.
 */
export type Picks = {
  readonly pointed?: number | undefined
  readonly pinned?: number | undefined
  readonly fit?: PickedFit | undefined
  readonly sought?: CountryCode | undefined
}

/** Which they are, and how to say so. */
export type Picking = readonly [Picks, Dispatch<SetStateAction<Picks>>]

/** The guess that stands out. */
export function pickedOf({ pointed, pinned, fit }: Picks): number | undefined {
  return pointed ?? fit?.index ?? pinned
}

/** Pins a guess, so that it goes on standing out, or no longer. */
export function togglePin(picks: Picks, index: number): Picks {
  const { sought, pinned } = picks
  return pinned === index ? { sought } : { sought, pointed: picks.pointed, pinned: index }
}

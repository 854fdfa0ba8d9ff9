import type { Dispatch, SetStateAction } from 'react'
import type { CountryCode } from '../../geo/countries'

/**
 * Which guesses are looked at, by their place in the list: the one pointed at or focused, and the one that is pinned; and
 * a country beside them that the globe was turned to.
 */
export type Picks = {
  readonly pointed?: number | undefined
  readonly pinned?: number | undefined
  readonly sought?: CountryCode | undefined
}

/** Which they are, and how to say so. */
export type Picking = readonly [Picks, Dispatch<SetStateAction<Picks>>]

/** The guess that stands out. */
export function pickedOf({ pointed, pinned }: Picks): number | undefined {
  return pointed ?? pinned
}

/** Pins a guess, so that it goes on standing out, or no longer. */
export function togglePin(picks: Picks, index: number): Picks {
  return picks.pinned === index ? { sought: picks.sought } : { ...picks, pinned: index }
}

import type { Dispatch, SetStateAction } from 'react'

/** Which guesses are looked at, by their place in the list: the one pointed at or focused, and the one that is kept. */
export type Picks = { readonly pointed?: number | undefined; readonly kept?: number | undefined }

/** Which they are, and how to say so. */
export type Picking = readonly [Picks, Dispatch<SetStateAction<Picks>>]

/** The guess that stands out. */
export function pickedOf({ pointed, kept }: Picks): number | undefined {
  return pointed ?? kept
}

/** Keeps a guess standing out, or no longer. */
export function kept(picks: Picks, index: number): Picks {
  return picks.kept === index ? {} : { pointed: picks.pointed, kept: index }
}

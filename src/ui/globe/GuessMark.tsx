import type { Dispatch, SetStateAction } from 'react'
import type { CountryCode } from '../../geo/countries'
import type { Band } from '../../geo/maps/band'
import { useLocale } from '../words/LocaleContext'

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
export type GlobeSelection = {
  readonly pointed?: number | undefined
  readonly pinned?: number | undefined
  readonly fit?: PickedFit | undefined
  readonly sought?: CountryCode | undefined
}

/** Which they are, and how to say so. */
export type SelectionState = readonly [GlobeSelection, Dispatch<SetStateAction<GlobeSelection>>]

/** The guess that stands out. */
export function pickedOf({ pointed, pinned, fit }: GlobeSelection): number | undefined {
  return pointed ?? fit?.index ?? pinned
}

/** Pins a guess, so that it goes on standing out, or no longer. */
export function togglePin(picks: GlobeSelection, index: number): GlobeSelection {
  const { sought, pinned } = picks
  return pinned === index ? { sought } : { sought, pointed: picks.pointed, pinned: index }
}

type Props = {
  /** The place of the guess in the list. */
  readonly index: number
  readonly picking: SelectionState
}

/** The number of a guess, and the way to pick its whole row out on the map. */
export function GuessMark({ index, picking: [picks, onPicks] }: Props) {
  const { say } = useLocale()
  const point = (pointed: number | undefined) => onPicks((before) => ({ ...before, pointed }))
  return (
    <button
      type="button"
      className={pickedOf(picks) === index ? 'guess-mark guess-mark-picked' : 'guess-mark'}
      aria-label={say('globe.pick', { number: index + 1 })}
      aria-pressed={picks.pinned === index}
      // A mouse that only lies where the row appears does not point at it.
      onPointerMove={({ pointerType }) => pointerType === 'mouse' && picks.pointed !== index && point(index)}
      onPointerLeave={() => point(undefined)}
      onFocus={() => point(index)}
      onBlur={() => point(undefined)}
      onClick={() => onPicks((before) => togglePin(before, index))}
    >
      {index + 1}
    </button>
  )
}

import type { Dispatch, SetStateAction } from 'react'
import type { CountryCode } from '../../geo/countries'
import type { Band } from '../../geo/maps/band'
import { useLocale } from '../words/LocaleContext'

/** A guess, by its index in the list, and the countries that it left possible. */
export type PickedFit = {
  readonly index: number
  /** Countries that were still possible after the guess, and those that it ruled out. */
  readonly left: readonly CountryCode[]
  readonly ruledOut: readonly CountryCode[]
  /** The part of the Earth that the hint pointed at; a right guess has none. */
  readonly band: Band | undefined
}

/**
 * The guesses highlighted on the globe, by their index in the list: `pointed` is under the mouse or focused, `pinned`
 * was clicked, and `fit` also shows the countries that it left possible. `turnedTo` is a further country that the globe
 * was turned to, and `isShown` tells that there is a globe to show all this.
 */
export type GlobeSelection = {
  readonly isShown?: boolean | undefined
  readonly pointed?: number | undefined
  readonly pinned?: number | undefined
  readonly fit?: PickedFit | undefined
  readonly turnedTo?: CountryCode | undefined
}

/** The selection and its setter. */
export type SelectionState = readonly [GlobeSelection, Dispatch<SetStateAction<GlobeSelection>>]

/** Index of the highlighted guess: the pointed one, else the one with `fit`, else the pinned one. */
export function pickedOf({ pointed, pinned, fit }: GlobeSelection): number | undefined {
  return pointed ?? fit?.index ?? pinned
}

/** Pins a guess, which keeps it highlighted, or unpins it if it was pinned. */
export function togglePin(picks: GlobeSelection, index: number): GlobeSelection {
  const { pinned, fit: _, ...others } = picks
  return pinned === index ? { ...others, pointed: undefined } : { ...others, pinned: index }
}

type Props = {
  /** Index of the guess in the list. */
  readonly index: number
  readonly picking: SelectionState
}

/** The number of a guess, as a button that highlights the guess on the globe while that is shown. */
export function GuessMark({ index, picking: [picks, onPicks] }: Props) {
  const { say } = useLocale()
  if (!picks.isShown) return index + 1
  const point = (pointed: number | undefined) => onPicks((before) => ({ ...before, pointed }))
  return (
    <button
      type="button"
      className={pickedOf(picks) === index ? 'guess-mark guess-mark-picked' : 'guess-mark'}
      aria-label={say('globe.pick', { number: index + 1 })}
      aria-pressed={picks.pinned === index}
      // A resting mouse under which the row appears does not point at it.
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

import { useLocale } from '../words/LocaleContext'
import { type Picking, pickedOf, togglePin } from './picks'

type Props = {
  /** The place of the guess in the list. */
  readonly index: number
  readonly picking: Picking
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

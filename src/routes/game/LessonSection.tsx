import { deckOf } from '../../geo/decks'
import { profileOf } from '../../geo/profile'
import type { Units } from '../../machines/journal/settings'
import type { Round } from '../../machines/round'
import type { SelectionState } from '../../ui/globe/GuessMark'
import { Learn, pointingOn } from '../../ui/result/Learn'
import { useLocale } from '../../ui/words/LocaleContext'

type Props = {
  readonly round: Round
  readonly units: Units
  /** Selection on the globe. */
  readonly picking: SelectionState
}

/** Facts about the country of a finished game. */
export function LessonSection({ round: { target, puzzle }, units, picking }: Props) {
  const { say } = useLocale()
  const { isApart, codes } = deckOf(puzzle.deck)
  return (
    <Learn
      id={target}
      profile={profileOf(target, isApart ? codes : deckOf('world').codes)}
      isWhole={!isApart}
      units={units}
      pointing={pointingOn(picking, say)}
    />
  )
}

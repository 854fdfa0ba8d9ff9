import { deckOf, decks } from '../../geo/decks'
import { profileOf } from '../../geo/profile'
import type { Units } from '../../machines/journal/settings'
import type { CountryRound } from '../../machines/round'
import type { SelectionState } from '../../ui/globe/GuessMark'
import { Learn, pointingOn } from '../../ui/result/Learn'
import { useLocale } from '../../ui/words/LocaleContext'

type Props = {
  readonly round: CountryRound
  readonly units: Units
  /** Selection on the globe. */
  readonly picking: SelectionState
}

/** Facts about the country of a finished game. */
export function LessonSection({ round: { target, puzzle }, units, picking }: Props) {
  const { say } = useLocale()
  const { isApart, countries = decks.world.codes } = deckOf(puzzle.deck)
  return (
    <Learn
      id={target}
      profile={profileOf(target, isApart ? countries : decks.world.codes)}
      isWhole={!isApart}
      units={units}
      pointing={pointingOn(picking, say)}
    />
  )
}

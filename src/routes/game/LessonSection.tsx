import { useEffect, useState } from 'react'
import { countryOf } from '../../geo/countries'
import { deckOf } from '../../geo/decks'
import { facts } from '../../geo/facts'
import { profileOf } from '../../geo/profile'
import type { Units } from '../../machines/journal/settings'
import type { Round } from '../../machines/round'
import type { SelectionState } from '../../ui/globe/GuessMark'
import { Learn, pointingOn } from '../../ui/result/Learn'
import { type Sized, TrueSize } from '../../ui/result/TrueSize'
import { useLocale } from '../../ui/words/LocaleContext'
import { useBrowser } from '../contexts'
import { loadScaledShapes, type ScaledShape } from '../outlines/shapes'

type Props = {
  readonly round: Round
  readonly units: Units
  /** Selection on the globe; `undefined` without a globe. */
  readonly picking: SelectionState | undefined
}

/** Facts about the country of a finished game, with its size beside that of a guess. */
export function LessonSection({ round, units, picking }: Props) {
  const { nameOf, say } = useLocale()
  const { fetchText } = useBrowser()
  const { target, puzzle } = round
  const { isApart, codes } = deckOf(puzzle.deck)
  const [shapes, setShapes] = useState<readonly ScaledShape[]>()
  useEffect(() => {
    let isCurrent = true
    loadScaledShapes(round, fetchText).then((loaded) => {
      if (isCurrent) setShapes(loaded ?? [])
    })
    return () => {
      isCurrent = false
    }
  }, [round, fetchText])
  // Waits for the shapes beside the facts, present or missing, so that the facts do not move.
  if (shapes === undefined) return null
  const [answer, guess] = shapes.map(
    ({ id, shape }): Sized => ({ name: nameOf(countryOf(id)), shape, area: facts[id].area }),
  )
  const isOnly = puzzle.kind !== 'daily'
  return (
    <div className={`lesson${guess ? '' : ' lesson-plain'}${isOnly ? ' lesson-only' : ''}`}>
      {answer && guess && <TrueSize answer={answer} guess={guess} units={units} />}
      <Learn
        id={target}
        profile={profileOf(target, isApart ? codes : deckOf('world').codes)}
        isWhole={!isApart}
        units={units}
        pointing={picking && pointingOn(picking, say)}
      />
    </div>
  )
}

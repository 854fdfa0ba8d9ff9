import { useEffect, useState } from 'react'
import type { Browser } from '../browser'
import { countryOf } from '../geo/countries'
import type { Round } from '../machines/round'
import type { Units } from '../machines/settings'
import { Learn } from '../ui/result/Learn'
import { type Sized, TrueSize } from '../ui/result/TrueSize'
import { useLocale } from '../ui/words/LocaleContext'
import { loadScaledShapes, type ScaledShape } from './scaledShapes'

type Props = { readonly round: Round; readonly units: Units; readonly browser: Browser }

/** What there is to learn from a game that is over: how large the answer is, and what else is known of it. */
export function Lesson({ round, units, browser }: Props) {
  const { nameOf } = useLocale()
  const { fetchText } = browser
  const [shapes, setShapes] = useState<readonly [ScaledShape, ScaledShape]>()
  useEffect(() => {
    let isCurrent = true
    loadScaledShapes(round, fetchText).then((loaded) => {
      if (isCurrent) setShapes(loaded)
    })
    return () => {
      isCurrent = false
    }
  }, [round, fetchText])
  const [answer, guess] =
    shapes?.map(({ id, shape }): Sized => ({ name: nameOf(countryOf(id).name), shape })) ?? []
  return (
    <>
      {answer && guess && <TrueSize answer={answer} guess={guess} units={units} />}
      {/* It tells of neighbours among the twenty. */}
      {round.puzzle.deck === 'twenty' && <Learn id={round.target} units={units} />}
    </>
  )
}

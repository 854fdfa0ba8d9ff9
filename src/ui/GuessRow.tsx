import type { ReactNode } from 'react'
import type { Hint } from '../machines/hint'
import type { Units } from '../machines/settings'
import { row as texts } from './english'
import { InTongue } from './InTongue'
import { lengthIn } from './length'
import { ProximityBars } from './ProximityBars'
import type { Tongue } from './tongue'
import './GuessRow.css'

/** As much of a hint as a row shows. */
export type ShownHint = Pick<Hint, 'distance' | 'direction' | 'proximity' | 'isCorrect'> & {
  readonly country: { readonly name: string }
}

type Props = {
  readonly hint: ShownHint
  readonly units: Units
  readonly tongue: Tongue
  /** Its number, as text or as something that can be pressed. */
  readonly number: ReactNode
}

/** The sign of per cent, where a language writes it behind the number. */
const SIGN = /\P{Nd}*$/u

/** One guess and what it told. */
export function GuessRow({ hint, units, tongue, number }: Props) {
  const { country, distance, direction, proximity, isCorrect } = hint
  const percent = tongue.percent(proximity)
  return (
    <li className="guess">
      <span className="guess-number">{number}</span>
      <span className="guess-name">
        <InTongue tongue={tongue}>{tongue.nameOf(country.name)}</InTongue>
      </span>
      {isCorrect ? (
        <span className="guess-verdict">{texts.correct}</span>
      ) : (
        <>
          <span className="guess-distance">
            {lengthIn(distance, units, tongue)} <span className="guess-unit">{texts.units[units]}</span>
          </span>
          <span className="guess-arrow" role="img" aria-label={texts.winds[direction.word]}>
            {direction.arrow}
          </span>
          <ProximityBars proximity={proximity} text={percent} />
          <span className="guess-percent">
            {percent.replace(SIGN, '')}
            <span className="guess-unit">{percent.match(SIGN)?.[0]}</span>
          </span>
        </>
      )}
    </li>
  )
}

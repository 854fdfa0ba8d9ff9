import type { Hint } from '../machines/hint'
import type { Units } from '../machines/settings'
import { row as texts } from './english'
import { ProximityBars } from './ProximityBars'
import { lengthIn } from './words'
import './GuessRow.css'

/** As much of a hint as a row shows. */
export type ShownHint = Pick<Hint, 'distance' | 'direction' | 'proximity' | 'isCorrect'> & {
  readonly country: { readonly name: string }
}

type Props = { readonly hint: ShownHint; readonly units: Units; readonly number: number }

/** One guess and what it told. */
export function GuessRow({ hint, units, number }: Props) {
  const { country, distance, direction, proximity, isCorrect } = hint
  return (
    <li className="guess">
      <span className="guess-number">{number}</span>
      <span className="guess-name">{country.name}</span>
      {isCorrect ? (
        <span className="guess-verdict">{texts.correct}</span>
      ) : (
        <>
          <span className="guess-distance">
            {lengthIn(distance, units)} <span className="guess-unit">{texts.units[units]}</span>
          </span>
          <span className="guess-arrow" role="img" aria-label={texts.winds[direction.word]}>
            {direction.arrow}
          </span>
          <ProximityBars proximity={proximity} />
          <span className="guess-percent">
            {proximity}
            <span className="guess-unit">%</span>
          </span>
        </>
      )}
    </li>
  )
}

import type { ReactNode } from 'react'
import type { Country } from '../../geo/countries'
import type { Hint } from '../../machines/hint'
import type { Units } from '../../machines/journal/settings'
import { lengthIn } from '../words/formats'
import { useLocale } from '../words/LocaleContext'
import { Arrow } from './Arrow'
import { ProximityBars } from './ProximityBars'
import './GuessRow.css'

/** As much of a hint as a row shows. */
export type ShownHint = Omit<Hint, 'bearing' | 'country'> & {
  readonly country: Pick<Country, 'id' | 'name'>
}

type Props = {
  readonly hint: ShownHint
  readonly units: Units
  /** Whether it was nearer than the guess before it. */
  readonly isNearer?: boolean
  /** Whether it is pointed out for a moment. */
  readonly isMarked?: boolean
  /** Its number, as text or as something that can be pressed. */
  readonly number: ReactNode
}

/** The sign of per cent, where a language writes it behind the number. */
const SIGN = /\P{Nd}*$/u

/** One guess and what it told. */
export function GuessRow({ hint, units, number, isNearer = false, isMarked = false }: Props) {
  const locale = useLocale()
  const { say } = locale
  const { country, distance, direction, proximity, isCorrect } = hint
  const percent = locale.percent(proximity)
  return (
    <li className={isMarked ? 'guess guess-marked' : 'guess'}>
      <span className="guess-number">{number}</span>
      <span className="guess-name">
        {locale.nameOf(country)}
        {isNearer && (
          <span className="guess-nearer" role="img" aria-label={say('row.nearer')}>
            <svg viewBox="0 0 8 7" aria-hidden="true" focusable="false">
              <path d="M4 .5 7.6 6.7H.4Z" />
            </svg>
          </span>
        )}
      </span>
      {isCorrect ? (
        <span className="guess-verdict">{say('row.correct')}</span>
      ) : (
        <>
          <span className="guess-distance">
            {lengthIn(distance, units, locale)}{' '}
            <span className="guess-unit">{say('row.unit', { units })}</span>
          </span>
          {direction && (
            <span className="guess-arrow" role="img" aria-label={say(`wind.${direction.word}`)}>
              <Arrow arrow={direction.arrow} proximity={proximity} />
            </span>
          )}
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

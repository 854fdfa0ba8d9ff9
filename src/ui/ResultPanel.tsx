import { type ReactNode, useEffect, useRef } from 'react'
import { countryOf } from '../geo/countries'
import type { Round } from '../machines/round'
import { result as texts } from './english'
import { InTongue } from './InTongue'
import type { Tongue } from './tongue'
import './ResultPanel.css'

type Props = {
  readonly isWon: boolean
  readonly round: Round
  readonly tongue: Tongue
  /** Whether the focus moves here, because the field that had it is now closed. */
  readonly takesFocus: boolean
  readonly children: ReactNode
}

/** How a game ended, and what can be done next. */
export function ResultPanel({ isWon, round, tongue, takesFocus, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true })
  }, [takesFocus])
  const name = <InTongue tongue={tongue}>{tongue.nameOf(countryOf(round.target).name)}</InTongue>
  return (
    <section className="result" aria-labelledby="result-title">
      <h2 className="result-title" id="result-title" tabIndex={-1} ref={heading}>
        {isWon ? texts.won : texts.lost}
      </h2>
      <p className="result-text">{isWon ? texts.found(name, round.guesses.length) : texts.answer(name)}</p>
      <div className="result-actions">{children}</div>
    </section>
  )
}

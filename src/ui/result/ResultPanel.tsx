import { type ReactNode, useEffect, useRef } from 'react'
import { countryOf } from '../../geo/countries'
import type { Round } from '../../machines/round'
import { useLocale } from '../words/LocaleContext'
import './ResultPanel.css'

type Props = {
  readonly isWon: boolean
  readonly round: Round
  /** Whether the focus moves here, because the field that had it is now closed. */
  readonly takesFocus: boolean
  readonly children: ReactNode
}

/** How a game ended, and what can be done next. */
export function ResultPanel({ isWon, round, takesFocus, children }: Props) {
  const { say, nameOf } = useLocale()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true })
  }, [takesFocus])
  const name = nameOf(countryOf(round.target))
  return (
    <section className="result" aria-labelledby="result-title">
      <h2 className="result-title" id="result-title" tabIndex={-1} ref={heading}>
        {isWon ? say('result.won') : say('result.lost')}
      </h2>
      <p className="result-text">
        {isWon ? say('result.found', { name, count: round.guesses.length }) : say('result.answer', { name })}
      </p>
      <div className="result-actions">{children}</div>
    </section>
  )
}

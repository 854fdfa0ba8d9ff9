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
  /** Whether it ended just now, so that a key does not begin the next yet. */
  readonly isSettling: boolean
  /** What can be played next, with Enter alone: it then takes the focus. */
  readonly next?: Next | undefined
  readonly children: ReactNode
}

/** Words for a win at the first guess, and at the last. */
function Feat({ round: { guesses, rules } }: Pick<Props, 'round'>) {
  const { say } = useLocale()
  const isFirst = guesses.length === 1 && rules.outline !== 'hidden'
  if (isFirst) return <p className="result-feat">{say('result.first')}</p>
  return guesses.length === rules.guesses ? <p className="result-feat">{say('result.last')}</p> : null
}

/** Another round: what its button says, and what begins it. */
export type Next = { readonly name: string; begin(): void }

/** How a game ended, and what can be done next. */
export function ResultPanel({ isWon, round, takesFocus, isSettling, next, children }: Props) {
  const { say, nameOf } = useLocale()
  const heading = useRef<HTMLHeadingElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) (button.current ?? heading.current)?.focus({ preventScroll: true })
  }, [takesFocus])
  const name = nameOf(countryOf(round.target))
  return (
    <section className="result" aria-labelledby="result-title">
      <h2 className="result-title" id="result-title" tabIndex={-1} ref={heading}>
        {isWon ? say('result.won') : say('result.lost')}
      </h2>
      <p className="result-text" id="result-text">
        {isWon ? say('result.found', { name, count: round.guesses.length }) : say('result.answer', { name })}
      </p>
      {isWon && <Feat round={round} />}
      <div className="result-actions">
        {next && (
          <button
            ref={button}
            type="button"
            className="button"
            aria-describedby="result-text"
            // The key that made the last guess may still be held down, or be pressed a second time.
            onKeyDown={(event) => {
              if (event.repeat) event.preventDefault()
            }}
            onClick={() => isSettling || next.begin()}
          >
            {next.name}
          </button>
        )}
        {children}
      </div>
    </section>
  )
}

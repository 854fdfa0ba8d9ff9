import { type ReactNode, useEffect, useRef } from 'react'
import { placeOf } from '../../geo/places'
import { hintsOf } from '../../machines/hint'
import type { Units } from '../../machines/journal/settings'
import { isNamed, type Round } from '../../machines/round'
import { lengthIn } from '../words/formats'
import { useLocale } from '../words/LocaleContext'
import './ResultPanel.css'

type Props = {
  readonly isWon: boolean
  readonly round: Round
  readonly units: Units
  /** Whether the panel takes the focus, since the field that had it is closed. */
  readonly takesFocus: boolean
  /** Whether the game ended just now, so that a key press must not start the next one yet. */
  readonly isSettling: boolean
  /** The next round, if there is one; its button takes the focus, so that Enter starts it. */
  readonly next?: Next | undefined
  readonly children: ReactNode
}

/** A remark on a win at the first or at the last guess. */
function Feat({ round: { guesses, rules } }: Pick<Props, 'round'>) {
  const { say } = useLocale()
  const isFirst = guesses.length === 1 && rules.outline !== 'hidden'
  if (isFirst) return <span className="result-feat">{say('result.first')}</span>
  return guesses.length === rules.guesses ? <span className="result-feat">{say('result.last')}</span> : null
}

/** Guess of a lost round that came nearest. */
function Nearest({ round, units }: Pick<Props, 'round' | 'units'>) {
  const locale = useLocale()
  const [first, ...others] = hintsOf(round)
  if (!first) return null
  const { country, distance } = others.reduce((a, b) => (b.distance < a.distance ? b : a), first)
  const told = { name: locale.nameOf(country), distance: lengthIn(distance, units, locale), units }
  return <span>{locale.say('result.nearest', told)}</span>
}

/** A next round: the label of its button, and the function that starts it. */
export type Next = { readonly name: string; begin(): void }

/** The result of a game, with actions for what comes next. */
export function ResultPanel({ isWon, round, units, takesFocus, isSettling, next, children }: Props) {
  const { say, nameInSentence } = useLocale()
  const heading = useRef<HTMLHeadingElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) (button.current ?? heading.current)?.focus({ preventScroll: true })
  }, [takesFocus])
  const name = nameInSentence(placeOf(round.target))
  return (
    <section className="result" aria-labelledby="result-title">
      <h2 className="result-title" id="result-title" tabIndex={-1} ref={heading}>
        {say(isWon ? 'result.won' : round.isGivenUp ? 'result.givenUp' : 'result.lost')}
      </h2>
      <p className="result-text">
        <span id="result-text">
          {isNamed(round)
            ? say(isWon ? 'result.found' : 'result.foundLate', { name, count: round.guesses.length })
            : say('result.answer', { name })}
        </span>{' '}
        {isWon ? <Feat round={round} /> : !isNamed(round) && <Nearest round={round} units={units} />}
      </p>
      <div className="result-actions">
        {next && (
          <button
            ref={button}
            type="button"
            className="button"
            aria-describedby="result-text"
            // The key of the last guess may still be held down, or be pressed a second time.
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

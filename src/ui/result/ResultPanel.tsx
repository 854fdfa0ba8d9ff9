import { type ReactNode, useEffect, useRef } from 'react'
import type { Place } from '../../geo/place'
import { placeOf } from '../../geo/places'
import type { Units } from '../../machines/journal/settings'
import { hintsOf } from '../../machines/rules/hint'
import { isNamed, type Round } from '../../machines/rules/round'
import { lengthIn } from '../words/formats'
import { useLocale } from '../words/LocaleContext'
import { NamedPlace } from '../words/NamedPlace'
import { Trans } from '../words/Trans'
import './ResultPanel.css'
import { Button } from '../parts/Button'
import { ignoreHeld } from '../parts/useSettling'

type Props = {
  readonly isWon: boolean
  readonly round: Round
  readonly units: Units
  /** Whether the panel takes the focus, since the field that had it is closed. */
  readonly takesFocus: boolean
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
  const told = { name: locale.nameOf(country), distance: lengthIn(distance, units), units }
  return <span>{locale.say('result.nearest', told)}</span>
}

type PrintedProps = {
  readonly place: Place
  /** Its name as it stands in a list. */
  readonly name: string
  /** The same name as it stands in a sentence. */
  readonly within: string
}

/** Name of a country that was found, as maps print it; its article stays part of the sentence. */
function Printed({ place, name, within }: PrintedProps) {
  return (
    <>
      {within.slice(0, within.lastIndexOf(name))}
      <b className="result-name">
        <NamedPlace place={place} />
      </b>
    </>
  )
}

/** Room for what comes next, which loads late. */
export const roomForNext = <div className="result-onwards">&nbsp;</div>

/** A next round: the label of its button, and the function that starts it. */
export type Next = { readonly name: string; begin(): void }

/** The result of a game, with actions for what comes next. */
export function ResultPanel({ isWon, round, units, takesFocus, next, children }: Props) {
  const { say, nameOf, nameInSentence } = useLocale()
  const heading = useRef<HTMLHeadingElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) (button.current ?? heading.current)?.focus({ preventScroll: true })
  }, [takesFocus])
  const place = placeOf(round.target)
  const [called, name] = [nameOf(place), nameInSentence(place)]
  return (
    <section className="result" aria-labelledby="result-title">
      <div className="result-head">
        <h2 className="result-title" id="result-title" tabIndex={-1} ref={heading}>
          {say(isWon ? 'result.won' : round.isGivenUp ? 'result.givenUp' : 'result.lost')}
        </h2>
        <p className={isWon ? 'result-text result-found' : 'result-text'}>
          <span id="result-text">
            {isWon ? (
              <Trans
                id="result.found"
                values={{
                  name: <Printed place={place} name={called} within={name} />,
                  count: round.guesses.length,
                }}
              />
            ) : isNamed(round) ? (
              say('result.foundLate', { name, count: round.guesses.length })
            ) : (
              say('result.answer', { name })
            )}
          </span>{' '}
          {isWon ? <Feat round={round} /> : !isNamed(round) && <Nearest round={round} units={units} />}
        </p>
      </div>
      <div className="result-actions">
        {next && (
          <Button
            ref={button}
            aria-describedby="result-text"
            // The key of the last guess may still be held down.
            onKeyDown={ignoreHeld}
            onClick={next.begin}
          >
            {next.name}
          </Button>
        )}
        {children}
      </div>
    </section>
  )
}

import { type ReactNode, useState } from 'react'
import type { Direction } from '../../geo/direction'
import { passageOf } from '../../geo/passage'
import { barsOf } from '../../geo/proximity'
import type { Units } from '../../machines/journal/settings'
import type { Hint } from '../../machines/rules/hint'
import { lengthIn } from '../words/formats'
import { useLocale } from '../words/LocaleContext'
import { NamedPlace } from '../words/NamedPlace'
import './GuessRow.css'

type Props = {
  readonly hint: Hint
  readonly units: Units
  /** Mark of a guess nearer than all before it: with its word, or alone. */
  readonly nearer?: 'told' | 'marked' | undefined
  /** Whether the row is highlighted for a moment. */
  readonly isMarked?: boolean
  /** Number of the guess, as text or as a button. */
  readonly number: ReactNode
  /** Second line of the row. */
  readonly aid?: ReactNode
}

/** Most characters of a name that are printed in the normal size on a phone, on two lines at most. */
const LONG = 16

/** Percent sign at the end of a formatted number, where the locale puts it there. */
const SIGN = /\P{Nd}*$/u

/** Row of one guess: the country, its distance, direction and proximity. A press on the arrow says why it points there. */
export function GuessRow({ hint, units, number, nearer, isMarked = false, aid }: Props) {
  const locale = useLocale()
  const { say } = locale
  const { country, distance, direction, proximity, isCorrect } = hint
  const percent = locale.percent(proximity)
  const [isExplained, explain] = useState(false)
  const name = locale.nameOf(country)
  return (
    <li className={isMarked ? 'guess guess-marked' : 'guess'}>
      <span className="guess-number">{number}</span>
      <span className={name.length > LONG ? 'guess-name guess-name-long' : 'guess-name'}>
        <NamedPlace place={country} />
        {nearer && (
          <>
            {' '}
            <span className={`guess-nearer guess-nearer-${nearer}`} role="img" aria-label={say('row.nearer')}>
              <svg viewBox="0 0 8 7" aria-hidden="true">
                <path d="M4 .5 7.6 6.7H.4Z" />
              </svg>
            </span>
          </>
        )}
      </span>
      {isCorrect ? (
        <span className="guess-verdict">{say('row.correct')}</span>
      ) : (
        <>
          <span className="guess-distance">
            {locale.whole(lengthIn(distance, units))}{' '}
            <span className="guess-unit">{say('row.unit', { units })}</span>
          </span>
          {direction && (
            <button
              type="button"
              className="guess-arrow"
              aria-label={`${say(`wind.${direction.word}`)}, ${name}`}
              aria-expanded={isExplained}
              onClick={() => explain(!isExplained)}
            >
              <Arrow arrow={direction.arrow} proximity={proximity} />
            </button>
          )}
          <ProximityBars proximity={proximity} text={percent} />
          <span className="guess-percent">
            {percent.replace(SIGN, '')}
            <span className="guess-unit">{percent.match(SIGN)?.[0]}</span>
          </span>
          {aid}
          {direction && isExplained && (
            <span className="guess-why">
              {say('row.why', {
                name,
                wind: say(`wind.${direction.word}`),
                passage: passageOf(country.centroid, direction, distance),
              })}
            </span>
          )}
        </>
      )}
    </li>
  )
}

type ArrowProps = {
  readonly arrow: Direction['arrow']
  /** Proximity of the guess, from 0 to 100; a nearer guess has a thicker arrow. */
  readonly proximity: number
}

/**
 * Arrow to one of the eight compass points, drawn as a shape because systems draw the characters differently and some
 * phones show the diagonal ones as emoji. The character stays in the document without layout, since looking for a font
 * that has it would delay the row.
 */
export function Arrow({ arrow, proximity }: ArrowProps) {
  return (
    <>
      <span hidden>{arrow}</span>
      <svg viewBox="-8 -8 16 16" aria-hidden="true">
        <path
          d="M0 6.5v-12M-4.5-1.5 0-6.5 4.5-1.5"
          strokeWidth={1.2 + proximity / 50}
          transform={`rotate(${45 * '↑↗→↘↓↙←↖'.indexOf(arrow)})`}
        />
      </svg>
    </>
  )
}

type BarsProps = {
  readonly proximity: number
  /** Proximity as a percentage, for screen readers. */
  readonly text: string
}

/** Left edges of the five bars, in units of the view box. */
const BARS = [0, 9, 18, 27, 36]

/** Meter of five bars for a proximity of 0 to 100, drawn as only two paths because every element delays the row. */
function ProximityBars({ proximity, text }: BarsProps) {
  const { say } = useLocale()
  const filled = barsOf(proximity)
  return (
    <svg
      className="bars"
      viewBox="0 0 43 17"
      role="meter"
      aria-label={say('row.proximity')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={proximity}
      aria-valuetext={text}
    >
      <BarPaths filled={filled} />
    </svg>
  )
}

/** Bars of another player's guess, without its proximity. */
export function GhostBars({ filled }: { readonly filled: number }) {
  return (
    <svg className="bars" viewBox="0 0 43 17" aria-hidden="true">
      <BarPaths filled={filled} />
    </svg>
  )
}

function BarPaths({ filled }: { readonly filled: number }) {
  return (
    <>
      <path className="bars-empty" d={framesAt(BARS.slice(filled))} />
      <path className="bars-filled" d={framesAt(BARS.slice(0, filled))} />
    </>
  )
}

function framesAt(places: readonly number[]): string {
  return places.map((x) => `M${x}.5.5h6v16h-6z`).join('')
}

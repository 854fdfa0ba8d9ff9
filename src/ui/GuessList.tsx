import type { ReactNode } from 'react'
import type { Hint } from '../machines/hint'
import { MAX_GUESSES } from '../machines/round'
import type { Units } from '../machines/settings'
import { guesses as texts } from './english'
import { GuessRow } from './GuessRow'
import type { Tongue } from './tongue'
import './GuessList.css'

type Props = {
  readonly hints: readonly Hint[]
  readonly units: Units
  readonly tongue: Tongue
  readonly isOver: boolean
  /** Puts something else in the place of a number, by the index of the guess. */
  readonly mark?: ((index: number) => ReactNode) | undefined
}

/** The guesses so far, oldest first, over ruled lines for those still to come. */
export function GuessList({ hints, units, tongue, isOver, mark }: Props) {
  const free = isOver
    ? []
    : Array.from({ length: MAX_GUESSES - hints.length }, (_, i) => hints.length + i + 1)
  return (
    <section className="guesses">
      <h2 className="guesses-title">{texts.title}</h2>
      <ol className="guesses-rows">
        {hints.map((hint, index) => (
          <GuessRow
            key={hint.country.id}
            hint={hint}
            units={units}
            tongue={tongue}
            number={mark?.(index) ?? index + 1}
          />
        ))}
      </ol>
      <div aria-hidden="true">
        {free.map((number) => (
          <div key={number} className="guess guess-free">
            <span className="guess-number">{number}</span>
          </div>
        ))}
      </div>
    </section>
  )
}

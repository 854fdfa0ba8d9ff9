import type { ReactNode } from 'react'
import type { Hint } from '../../machines/hint'
import type { Units } from '../../machines/journal/settings'
import { useLocale } from '../words/LocaleContext'
import { GuessRow } from './GuessRow'
import './GuessList.css'

type Props = {
  readonly hints: readonly Hint[]
  readonly units: Units
  /** How many more may come. */
  readonly left: number
  /** Puts something else in the place of a number, by the index of the guess. */
  readonly mark?: ((index: number) => ReactNode) | undefined
}

/** The guesses so far, oldest first, over ruled lines for those still to come. */
export function GuessList({ hints, units, left, mark }: Props) {
  const { say } = useLocale()
  const free = Array.from({ length: left }, (_, i) => hints.length + i + 1)
  return (
    <section className="guesses">
      <h2 className="guesses-title">{say('guesses.title')}</h2>
      <ol className="guesses-rows">
        {hints.map((hint, index) => (
          <GuessRow key={hint.country.id} hint={hint} units={units} number={mark?.(index) ?? index + 1} />
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

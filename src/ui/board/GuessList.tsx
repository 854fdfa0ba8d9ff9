import type { ReactNode } from 'react'
import type { PlaceId } from '../../geo/place'
import type { Units } from '../../machines/journal/settings'
import type { Hint } from '../../machines/rules/hint'
import { useLocale } from '../words/LocaleContext'
import { GhostBars, GuessRow } from './GuessRow'
import './GuessList.css'

type Props = {
  readonly hints: readonly Hint[]
  readonly units: Units
  /** Number of guesses left. */
  readonly left: number
  /** Country that the player tried to guess again; its row is highlighted. */
  readonly repeated?: PlaceId | undefined
  /** Content of the first free row. */
  readonly lead?: ReactNode
  /** Filled bars of each guess of a friend, shown in the free rows. */
  readonly ghost?: readonly number[] | undefined
  /** Replacement for the number of a guess, by the guess's index. */
  readonly mark?: ((index: number) => ReactNode) | undefined
  /** Second line of the row of a wrong guess. */
  readonly aid?: ((guess: PlaceId) => ReactNode) | undefined
}

/** List of guesses, oldest first, above one ruled line for each guess left. */
export function GuessList({ hints, units, left, repeated, lead, ghost, mark, aid }: Props) {
  const { say } = useLocale()
  const firstNearer = hints.findIndex(isNearer)
  const isLed = lead && left > 0
  const ghostOf = (number: number) => {
    const filled = ghost?.[number - 1]
    return filled !== undefined && <GhostBars filled={filled} />
  }
  const free = Array.from({ length: left }, (_, i) => hints.length + i + 1)
  return (
    <section className="guesses">
      <h2 className="guesses-title">{say('guesses.title')}</h2>
      <ol className="guesses-rows">
        {hints.map((hint, index) => (
          <GuessRow
            key={hint.country.id}
            hint={hint}
            units={units}
            number={mark?.(index) ?? index + 1}
            nearer={!isNearer(hint, index, hints) ? undefined : index === firstNearer ? 'told' : 'marked'}
            isMarked={hint.country.id === repeated}
            aid={hint.isCorrect ? undefined : aid?.(hint.country.id)}
          />
        ))}
      </ol>
      {isLed && (
        <div className="guess guess-free guess-led">
          <span className="guess-number" aria-hidden="true">
            {hints.length + 1}
          </span>
          {lead}
          {ghostOf(hints.length + 1)}
        </div>
      )}
      <div aria-hidden="true">
        {free.slice(isLed ? 1 : 0).map((number) => (
          <div key={number} className="guess guess-free">
            <span className="guess-number">{number}</span>
            {ghostOf(number)}
          </div>
        ))}
      </div>
    </section>
  )
}

/** Whether a wrong guess was nearer than all before it. */
function isNearer({ isCorrect, distance }: Hint, index: number, hints: readonly Hint[]): boolean {
  return !isCorrect && index > 0 && hints.slice(0, index).every((before) => distance < before.distance)
}

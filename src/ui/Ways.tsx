import type { Hint } from '../machines/hint'
import type { Units } from '../machines/settings'
import { row, globe as texts } from './english'
import { InTongue } from './InTongue'
import { lengthIn } from './length'
import type { Tongue } from './tongue'

type Props = {
  readonly id: string
  readonly hints: readonly Hint[]
  /** The answer's name in the tongue. */
  readonly name: string
  readonly units: Units
  readonly tongue: Tongue
}

/** The ways from the guesses to the answer in words, for whoever does not see them drawn. */
export function Ways({ id, hints, name, units, tongue }: Props) {
  return (
    <div className="visually-hidden" id={id}>
      {hints.map(({ country, distance, direction, isCorrect }) => {
        const guess = <InTongue tongue={tongue}>{tongue.nameOf(country.name)}</InTongue>
        const answer = <InTongue tongue={tongue}>{name}</InTongue>
        const length = lengthIn(distance, units, tongue)
        return (
          <p key={country.id}>
            {isCorrect
              ? texts.answer(guess)
              : texts.way(guess, answer, length, units, row.winds[direction.word])}
          </p>
        )
      })}
    </div>
  )
}

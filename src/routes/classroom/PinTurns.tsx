import { useState } from 'react'
import type { CountryCode } from '../../geo/countries'
import type { CountryDeckName } from '../../geo/decks'
import { type Attempt, roundAt } from '../../machines/classroom/attempt'
import { guessOfPin } from '../../machines/classroom/pinGuess'
import { pinAt } from '../../machines/pins/pinsMode'
import { isFound, isOver } from '../../machines/rules/round'
import type { Onwards } from '../../ui/pin/Answered'
import { AskedFrame } from '../../ui/pin/AskedFrame'
import { PinQuestion } from '../../ui/pin/PinQuestion'
import { useSettings } from '../useStored'

type Props = Onwards & {
  readonly attempt: Attempt
  /** Index of the country shown, from 0. */
  readonly place: number
  readonly onGuess: (country: CountryCode) => void
}

/** Countries of a set that asks where they are: one pin for each, and the right place at once. */
export function PinTurns({ attempt, place, onGuess, ...onwards }: Props) {
  /** Pin set last, which is not stored: the guess that it stands for is. */
  const [pin, setPin] = useState<ReturnType<typeof pinAt> & { readonly place: number }>()
  const round = roundAt(attempt, place)
  const country = round.target as CountryCode
  const answer = { pin: pin?.place === place ? pin : undefined, isRight: isFound(round) }
  return (
    <AskedFrame className="pins-board">
      <PinQuestion
        country={country}
        units={useSettings().settings.units}
        onSet={(spot) => {
          const next = pinAt(spot, country)
          setPin({ ...next, place })
          onGuess(guessOfPin(next, country, attempt.set.deck as CountryDeckName))
        }}
        answer={isOver(round) ? answer : undefined}
        {...onwards}
      />
    </AskedFrame>
  )
}

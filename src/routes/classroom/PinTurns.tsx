import { useState } from 'react'
import { type CountryCode, countryOf } from '../../geo/countries'
import type { CountryDeckName } from '../../geo/decks'
import { type Attempt, canGoOn, placeInAttempt, roundAt } from '../../machines/classroom/attempt'
import { guessOfPin } from '../../machines/classroom/pinGuess'
import type { Units } from '../../machines/journal/settings'
import { NEAR, type Pin } from '../../machines/pins/pins'
import { pinAt, pointOfSpot } from '../../machines/pins/pinsMode'
import { isFound } from '../../machines/round'
import { Answered } from '../../ui/pin/Answered'
import { PinAnswer } from '../../ui/pin/PinAnswer'
import { PinQuestion } from '../../ui/pin/PinQuestion'
import { lengthIn } from '../../ui/words/formats'
import { useLocale } from '../../ui/words/LocaleContext'

type Props = {
  readonly attempt: Attempt
  readonly units: Units
  /** Name of the button that goes on. */
  readonly next: string
  readonly onGuess: (country: CountryCode) => void
  readonly onNext: () => void
}

/** Countries of a set that asks where they are: one pin for each, and the right place at once. */
export function PinTurns({ attempt, units, next, onGuess, onNext }: Props) {
  const locale = useLocale()
  const { say, nameOf } = locale
  const [isList, setList] = useState(false)
  /** Pin set last, which is not stored: the guess that it stands for is. */
  const [set, setPin] = useState<Omit<Pin, 'at'> & { readonly place: number }>()
  const place = placeInAttempt(attempt)
  const round = roundAt(attempt, place)
  const country = round.target as CountryCode
  const pin = set?.place === place ? set : undefined
  const outcome = say(isFound(round) ? 'landfall.yes' : 'landfall.no')
  return (
    <div className="pins-board pins-asked" key={place}>
      <PinQuestion
        title={say('pins.where', { name: nameOf(countryOf(country)) })}
        rule={say('landfall.rule', { distance: lengthIn(NEAR, units, locale), units })}
        isList={isList}
        onList={setList}
        onSet={(spot) => {
          const next = pinAt(spot, country)
          setPin({ ...next, place })
          onGuess(guessOfPin(next, country, attempt.set.deck as CountryDeckName))
          // Below a long list, the answer would stand out of sight.
          if (scrollY > 0) scrollTo(0, 0)
        }}
        answer={canGoOn(attempt) ? { country, pin: pin && pointOfSpot(pin.spot) } : undefined}
      >
        <Answered next={next} onNext={onNext}>
          {pin ? (
            <PinAnswer pin={pin} outcome={outcome} {...{ country, units }} />
          ) : (
            <strong>{outcome}</strong>
          )}
        </Answered>
      </PinQuestion>
    </div>
  )
}

import { type ReactNode, useState } from 'react'
import { type CountryCode, countryOf } from '../../geo/countries'
import type { Units } from '../../machines/journal/settings'
import type { Pin } from '../../machines/pins/pins'
import { pointOfSpot } from '../../machines/pins/pinsMode'
import type { Spot } from '../../machines/series/mode'
import { Pips } from '../../ui/board/Pips'
import { Answered } from '../../ui/pin/Answered'
import { PinAnswer } from '../../ui/pin/PinAnswer'
import { PinQuestion } from '../../ui/pin/PinQuestion'
import { useLocale } from '../../ui/words/LocaleContext'

type Props = {
  readonly countries: readonly CountryCode[]
  /** Pins set so far. */
  readonly pins: readonly Pin[]
  /** Worth of a pin in words. */
  readonly rule: string
  readonly units: Units
  /** Outcome of a pin in place of its points. */
  readonly outcomeOf?: (pin: Pin) => string
  readonly onSet: (spot: Spot) => void
  /** Result, shown after the last answer. */
  readonly children: ReactNode
}

/** Places asked by name, one after another: a pin for each, its answer, then the result. */
export function PinBoard({ countries, pins, rule, units, outcomeOf, onSet, children }: Props) {
  const { say, nameOf } = useLocale()
  const [isList, setList] = useState(false)
  /** Pin on the screen: the open one until it is set and the next is asked for. */
  const [chosen, choose] = useState<number>()
  const place = chosen ?? pins.length
  const country = countries[place]
  if (country === undefined) return children
  const pin = pins[place]
  const all = countries.length
  return (
    <div className="pins-board pins-asked" key={place}>
      <p className="pins-turn">
        {say('pins.turn', { number: place + 1, all })} <Pips used={pins.length} all={all} />
      </p>
      <PinQuestion
        title={say('pins.where', { name: nameOf(countryOf(country)) })}
        rule={rule}
        isList={isList}
        onList={setList}
        onSet={(spot) => {
          choose(place)
          onSet(spot)
          // Below a long list, the answer would stand out of sight.
          if (scrollY > 0) scrollTo(0, 0)
        }}
        answer={pin && { country, pin: pointOfSpot(pin.spot) }}
      >
        {pin && (
          <Answered
            next={say(place + 1 === all ? 'sprint.seeResult' : 'pins.next')}
            onNext={() => choose(place + 1)}
          >
            <PinAnswer {...{ pin, country, units }} outcome={outcomeOf?.(pin)} />
          </Answered>
        )}
      </PinQuestion>
    </div>
  )
}

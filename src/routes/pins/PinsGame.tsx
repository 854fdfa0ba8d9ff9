import { useState } from 'react'
import { countryOf } from '../../geo/countries'
import type { UtcDate } from '../../machines/day'
import type { Units } from '../../machines/journal/settings'
import { pinnedOn } from '../../machines/pins/pinnedCountries'
import { PINS } from '../../machines/pins/pins'
import { openPins, pinsMode, pointOfSpot } from '../../machines/pins/pinsMode'
import { Pips } from '../../ui/board/Pips'
import { Answered } from '../../ui/pin/Answered'
import { PinAnswer } from '../../ui/pin/PinAnswer'
import { PinQuestion } from '../../ui/pin/PinQuestion'
import { useLocale } from '../../ui/words/LocaleContext'
import { useProgress } from '../game/useGame'
import { PinsEnd } from './PinsEnd'

type Props = {
  readonly date: UtcDate
  readonly today: UtcDate
  readonly units: Units
}

/** Five Pins of a day: one country after another, then the result. */
export function PinsGame({ date, today, units }: Props) {
  const { say, nameOf } = useLocale()
  const playing = useProgress(pinsMode, openPins, { date, pins: [] })
  const [isList, setList] = useState(false)
  /** Pin on the screen: the open one until it is set and the next is asked for. */
  const [chosen, choose] = useState<number>()
  if (playing === undefined) return null
  const { progress: day, act } = playing
  const place = chosen ?? day.pins.length
  const country = pinnedOn(date)[place]
  if (country === undefined) return <PinsEnd day={day} today={today} units={units} />
  const pin = day.pins[place]
  return (
    <div className="pins-board pins-asked" key={place}>
      <p className="pins-turn">
        {say('pins.turn', { number: place + 1, all: PINS })} <Pips used={day.pins.length} all={PINS} />
      </p>
      <PinQuestion
        title={say('pins.where', { name: nameOf(countryOf(country)) })}
        rule={say('pins.rule')}
        isList={isList}
        onList={setList}
        onSet={(spot) => {
          choose(place)
          act({ deed: 'set', spot })
          // Below a long list, the answer would stand out of sight.
          if (scrollY > 0) scrollTo(0, 0)
        }}
        answer={pin && { country, pin: pointOfSpot(pin.spot) }}
      >
        {pin && (
          <Answered
            next={say(place + 1 === PINS ? 'sprint.seeResult' : 'pins.next')}
            onNext={() => choose(place + 1)}
          >
            <PinAnswer {...{ pin, country, units }} />
          </Answered>
        )}
      </PinQuestion>
    </div>
  )
}

import type { UtcDate } from '../../machines/day'
import type { Units } from '../../machines/journal/settings'
import { pinnedOn } from '../../machines/pins/pinnedCountries'
import { pinsMode } from '../../machines/pins/pinsMode'
import { useLocale } from '../../ui/words/LocaleContext'
import { useProgress } from '../game/useSeries'
import { PinBoard } from './PinBoard'
import { PinsEnd } from './PinsEnd'

type Props = {
  readonly date: UtcDate
  readonly today: UtcDate
  readonly units: Units
}

/** Five Pins of a day: one country after another, then the result. */
export function PinsGame({ date, today, units }: Props) {
  const { say } = useLocale()
  const playing = useProgress(pinsMode, { date, pins: [] })
  if (playing === undefined) return null
  const { progress: day, act } = playing
  return (
    <PinBoard
      countries={pinnedOn(date)}
      pins={day.pins}
      rule={say('pins.rule')}
      units={units}
      onSet={(spot) => act({ deed: 'set', spot })}
    >
      <PinsEnd day={day} today={today} units={units} />
    </PinBoard>
  )
}

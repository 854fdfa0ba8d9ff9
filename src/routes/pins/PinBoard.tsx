import type { ReactNode } from 'react'
import type { CountryCode } from '../../geo/countries'
import { isNear, type Pin } from '../../machines/pins/pins'
import type { Deed } from '../../machines/series/mode'
import { PinQuestion } from '../../ui/pin/PinQuestion'
import { Turns } from '../../ui/pin/Turns'
import { useLocale } from '../../ui/words/LocaleContext'
import { useSettings } from '../useStored'

type Props = {
  readonly countries: readonly CountryCode[]
  /** Pins set so far. */
  readonly pins: readonly Pin[]
  /** Whether a pin has points; else it is right or not. */
  readonly hasPoints?: boolean
  readonly act: (deed: Omit<Deed, 'at'>) => void
  /** Result, shown after the last answer. */
  readonly children: ReactNode
}

/** Places asked by name, one after another: a pin for each, its answer, then the result. */
export function PinBoard({ countries, pins, hasPoints = false, act, children }: Props) {
  const { say } = useLocale()
  const { units } = useSettings().settings
  return (
    <Turns
      texts="pins"
      className="pins-board"
      answered={pins.length}
      all={countries.length}
      act={act}
      ask={({ place, answer, ...onwards }) => {
        const pin = pins[place]
        return (
          <PinQuestion
            country={countries[place] as CountryCode}
            units={units}
            rule={hasPoints ? say('pins.rule') : undefined}
            onSet={(spot) => answer({ deed: 'set', spot })}
            answer={pin && { pin, isRight: hasPoints ? undefined : isNear(pin) }}
            {...onwards}
          />
        )
      }}
    >
      {children}
    </Turns>
  )
}

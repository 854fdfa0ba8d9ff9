import { type ReactNode, useId, useState } from 'react'
import type { CountryCode } from '../../geo/countries'
import { countryAt } from '../../geo/maps/countryAt'
import type { Point } from '../../geo/point'
import { WORLD_REGIONS, type WorldRegion } from '../../geo/worldRegions'
import type { Spot } from '../../machines/series/mode'
import { PinGlobe } from '../globe/PinGlobe'
import { Choice } from '../parts/Field'
import { useLocale } from '../words/LocaleContext'
import { spotWords } from './spotWords'
import './pin.css'

type Props = {
  readonly title: string
  /** Worth of a pin in words, shown until it is put. */
  readonly rule: string
  /** Whether a region is chosen from the list instead. */
  readonly isList: boolean
  readonly onList: (isList: boolean) => void
  readonly onSet: (spot: Spot) => void
  /** Country that was asked for and point of the pin, if there was one, once it is answered. */
  readonly answer: { readonly country: CountryCode; readonly pin: Point | undefined } | undefined
  /** Content under the answer. */
  readonly children: ReactNode
}

/** The question where a country is: one pin on the blank globe or, from a list, a region. */
export function PinQuestion({ title, rule, isList, onList, onSet, answer, children }: Props) {
  const locale = useLocale()
  const { say } = locale
  const id = useId()
  const [pin, setPin] = useState<Point>()
  const [region, setRegion] = useState<WorldRegion>()
  const spot: Spot | undefined = isList ? region : pin
  const set = () => spot && onSet(spot)
  if (answer)
    return (
      <>
        <PinGlobe title={title} pin={answer.pin} answer={answer.country} />
        <div className="pin-actions">{children}</div>
      </>
    )
  return (
    <>
      {isList ? (
        <section className="pin-regions" aria-labelledby={id}>
          <h2 className="guesses-title" id={id}>
            {title}
          </h2>
          <p>{say('pins.regionMeans')}</p>
          <Choice<string>
            legend={say('pins.region')}
            options={Object.fromEntries(WORLD_REGIONS.map((each) => [each, say(`regions.${each}`)]))}
            value={region}
            onChange={(chosen) => setRegion(chosen as WorldRegion)}
          />
        </section>
      ) : (
        <PinGlobe title={title} pin={pin} onPin={setPin} onSet={set} />
      )}
      <div className="pin-actions">
        {!isList && (
          <p className="pin-spot" role="status">
            {pin ? say(countryAt(pin) ? 'pins.land' : 'pins.sea', { spot: spotWords(pin, locale) }) : rule}
          </p>
        )}
        <button
          type="button"
          className={spot === undefined ? 'button button-quiet' : 'button'}
          aria-disabled={spot === undefined}
          onClick={set}
        >
          {say('pins.set')}
        </button>
        <button type="button" className="link-button" onClick={() => onList(!isList)}>
          {say(isList ? 'pins.globe' : 'pins.list')}
        </button>
      </div>
    </>
  )
}

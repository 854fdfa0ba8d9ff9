import { type CountryCode, countryOf } from '../../geo/countries'
import { worldRegionOf } from '../../geo/worldRegions'
import type { Units } from '../../machines/journal/settings'
import { type Pin, pointsOf } from '../../machines/pins/pins'
import { lengthIn } from '../words/formats'
import { useLocale } from '../words/LocaleContext'
import { placeWords } from './placeWords'

type Props = {
  readonly country: CountryCode
  /** Pin that was set, if it is known. */
  readonly pin: Omit<Pin, 'at'> | undefined
  /** Whether it is right; its points are told where this is `undefined`. */
  readonly isRight?: boolean | undefined
  readonly units: Units
}

/** Outcome of a pin in words: its points, its distance from the country, and its place. */
export function PinAnswer({ country, pin, isRight, units }: Props) {
  const locale = useLocale()
  const { say } = locale
  const verdict = isRight !== undefined && say(isRight ? 'landfall.yes' : 'landfall.no')
  if (pin === undefined) return <strong>{verdict}</strong>
  const { distance, spot } = pin
  const name = locale.nameOf(countryOf(country))
  const far = { name, distance: lengthIn(distance, units, locale), units }
  const isRegion = typeof spot === 'string'
  return (
    <>
      <strong>{verdict || say('pins.points', { count: pointsOf(pin) })}</strong>{' '}
      {distance === 0
        ? say(isRegion ? 'pins.regionHit' : 'pins.hit', { name })
        : say(isRegion ? 'pins.regionMissed' : 'pins.missed', far)}{' '}
      <small>
        {isRegion
          ? say('pins.lies', { region: say(`regions.${worldRegionOf(country)}`) })
          : say('pins.yours', { place: placeWords(spot, locale, true) })}
      </small>
    </>
  )
}

import { type CountryCode, countryOf } from '../../geo/countries'
import { closeShapeOf } from '../../geo/maps/borders'
import { countryAt } from '../../geo/maps/countryAt'
import { worldRegionOf } from '../../geo/worldRegions'
import type { Units } from '../../machines/journal/settings'
import { isByRegion, type Pin, pointsOf } from '../../machines/pins/pins'
import { lengthIn } from '../words/formats'
import { useLocale } from '../words/LocaleContext'
import { spotWords } from './spotWords'

type Props = {
  readonly pin: Omit<Pin, 'at'>
  readonly country: CountryCode
  readonly units: Units
  /** Outcome in place of the points. */
  readonly outcome?: string | undefined
}

/** Outcome of a pin in words: its points, its distance from the country, and its place. */
export function PinAnswer({ pin, country, units, outcome }: Props) {
  const locale = useLocale()
  const { say } = locale
  const { distance } = pin
  const name = locale.nameOf(countryOf(country))
  const far = { name, distance: lengthIn(distance, units, locale), units }
  const isRegion = isByRegion(pin)
  return (
    <>
      <strong>{outcome ?? say('pins.points', { count: pointsOf(pin) })}</strong>{' '}
      {distance === 0
        ? say(isRegion ? 'pins.regionHit' : 'pins.hit', { name })
        : say(isRegion ? 'pins.regionMissed' : 'pins.missed', far)}{' '}
      <small>
        {isRegion ? (
          say('pins.lies', { region: say(`regions.${worldRegionOf(country)}`) })
        ) : (
          <Where pin={pin} />
        )}
      </small>
    </>
  )
}

/** Place of a pin, and the country under it. */
function Where({ pin: { spot } }: Pick<Props, 'pin'>) {
  const locale = useLocale()
  if (typeof spot === 'string') return null
  const under = countryAt(spot, closeShapeOf)
  const words = { spot: spotWords(spot, locale) }
  const name = under && locale.nameOf(countryOf(under))
  const place = name ? locale.say('pins.in', { ...words, name }) : locale.say('pins.sea', words)
  return locale.say('pins.yours', { place })
}

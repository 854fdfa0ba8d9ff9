import { memo } from 'react'
import { type CountryCode, countryOf } from '../../geo/countries'
import { type CountryOnMap, dotOn, isTooSmall } from '../../geo/maps/flatMap'
import { useLocale } from '../words/LocaleContext'
import { type Knowledge, standingOf } from './standings'

type Props = {
  readonly countries: readonly CountryOnMap[]
  /** Those that are shown, while the others step back. */
  readonly codes: readonly CountryCode[]
  readonly knowledge: Knowledge
  /** The radius of the dot of a country that is too small to be seen, in units of the map. */
  readonly dot: number
  /** The id of the stripes. */
  readonly stripes: string
  /** At which the Tab key stops. */
  readonly stop: CountryCode | undefined
  readonly onOpen: (code: CountryCode) => void
  readonly onFocus: (country: CountryOnMap, isByKeys: boolean) => void
}

/** The countries of a map, each shaded by how well it is known. They are drawn anew only when they look otherwise. */
export const Countries = memo(function Countries(props: Props) {
  const { countries, codes, knowledge, dot, stripes, stop, onOpen, onFocus } = props
  const { say, nameOf } = useLocale()
  const isShown = new Set<string>(codes)
  return countries.map((country) => {
    const { code } = country
    const standing = standingOf(knowledge, code)
    const name = say('map.country', { name: nameOf(countryOf(code)), standing: say(`map.${standing}`) })
    const shape = shapeOf(country, dot)
    return (
      <g
        key={code}
        className={`map-country map-${standing}${isShown.has(code) ? '' : ' map-aside'}`}
        data-code={code}
        role="button"
        tabIndex={code === stop ? 0 : -1}
        aria-label={name}
        onClick={() => onOpen(code)}
        onFocus={({ target }) => onFocus(country, target.matches(':focus-visible'))}
      >
        <title>{name}</title>
        <path className="map-shape" d={shape} />
        {standing === 'learning' && <path d={shape} fill={`url(#${stripes})`} />}
      </g>
    )
  })
})

/** A country as it is seen: a dot where it is too small for more. */
export function shapeOf({ shape, spot, area }: CountryOnMap, dot: number): string {
  return isTooSmall(area, dot) ? dotOn(spot, dot) : shape
}

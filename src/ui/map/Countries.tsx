import { memo } from 'react'
import type { CountryCode } from '../../geo/countries'
import { type CountryOnMap, dotOn, isTooSmall } from '../../geo/maps/flatMap'
import type { Mastery } from './MapLegend'

/** How a country looks on a map, and what its button says. */
export type Look = {
  readonly shade: Mastery
  readonly label: string
  /** Whether it is chosen, where it can be. */
  readonly isPressed?: boolean
}

type Props = {
  readonly countries: readonly CountryOnMap[]
  /** Those that are shown, while the others step back. */
  readonly codes: readonly CountryCode[]
  readonly lookOf: (code: CountryCode) => Look
  /** The radius of the dot of a country that is too small to be seen, in units of the map. */
  readonly dot: number
  /** The id of the stripes. */
  readonly stripes: string
  /** At which the Tab key stops. */
  readonly stop: CountryCode | undefined
  /** Without it a country is no button. */
  readonly onOpen: ((code: CountryCode) => void) | undefined
  readonly onFocus: (country: CountryOnMap, isByKeys: boolean) => void
}

/** The countries of a map. They are drawn anew only when they look otherwise. */
export const Countries = memo(function Countries(props: Props) {
  const { countries, codes, lookOf, dot, stripes, stop, onOpen, onFocus } = props
  const isShown = new Set<string>(codes)
  return countries.map((country) => {
    const { code } = country
    const { shade, label, isPressed } = lookOf(code)
    const shape = mapPathOf(country, dot)
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: it is a button or a picture, which takes the focus, too
      <g
        key={code}
        className={`map-country map-${shade}${isShown.has(code) ? '' : ' map-aside'}`}
        data-code={code}
        tabIndex={code === stop ? 0 : -1}
        aria-label={label}
        {...(onOpen
          ? { role: 'button', 'aria-pressed': isPressed, onClick: () => onOpen(code) }
          : { role: 'img' })}
        onFocus={({ target }) => onFocus(country, target.matches(':focus-visible'))}
      >
        <title>{label}</title>
        <path className="map-shape" d={shape} />
        {shade === 'learning' && <path d={shape} fill={`url(#${stripes})`} />}
      </g>
    )
  })
})

/** A country as it is seen: a dot where it is too small for more. */
export function mapPathOf({ shape, spot, area }: CountryOnMap, dot: number): string {
  return isTooSmall(area, dot) ? dotOn(spot, dot) : shape
}

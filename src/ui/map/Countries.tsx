import { memo } from 'react'
import type { CountryCode } from '../../geo/countries'
import { type CountryOnMap, dotOn, isTooSmall } from '../../geo/maps/flatMap'
import { HATCH_OF, type Mastery } from './Mastery'

/** Shade and label of a country on the map. */
export type Look = {
  readonly shade: Mastery
  /** Whether it has a gold coast. */
  readonly isGold?: boolean
  readonly label: string
  /** Whether the country is selected, on a map that lets countries be selected. */
  readonly isPressed?: boolean
}

type Props = {
  readonly countries: readonly CountryOnMap[]
  /** Highlighted countries; the others are dimmed. */
  readonly codes: readonly CountryCode[]
  readonly lookOf: (code: CountryCode) => Look
  /** Radius of the dot of a country that is too small to be seen, in units of the map. */
  readonly dot: number
  /** Prefix of the ids of the hatching. */
  readonly hatches: string
  /** The country at which the Tab key stops. */
  readonly stop: CountryCode | undefined
  /** Called with a pressed country; without it countries are pictures instead of buttons. */
  readonly onOpen: ((code: CountryCode) => void) | undefined
  readonly onFocus: (country: CountryOnMap, isByKeys: boolean) => void
}

/** The countries of a map, memoized: drawn again only when they look different. */
export const Countries = memo(function Countries(props: Props) {
  const { countries, codes, lookOf, dot, hatches, stop, onOpen, onFocus } = props
  const isShown = new Set<string>(codes)
  const drawn = countries.map((country) => ({
    country,
    ...lookOf(country.code),
    shape: mapPathOf(country, dot),
  }))
  return (
    <>
      {drawn.map(({ country, shade, label, isPressed, shape }) => {
        const { code } = country
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: its role is button, or img that takes the focus
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
            {HATCH_OF[shade] && <path d={shape} fill={`url(#${hatches}${HATCH_OF[shade]})`} />}
          </g>
        )
      })}
      {/* Drawn over the neighbours, which would otherwise hide half of the line. */}
      {drawn
        .filter(({ isGold }) => isGold)
        .map(({ country: { code }, shape }) => (
          <path key={code} className={isShown.has(code) ? 'map-gold' : 'map-gold map-aside'} d={shape} />
        ))}
    </>
  )
})

/** Path data of a country: its shape, or a dot if it is too small to be seen. */
export function mapPathOf({ shape, spot, area }: CountryOnMap, dot: number): string {
  return isTooSmall(area, dot) ? dotOn(spot, dot) : shape
}

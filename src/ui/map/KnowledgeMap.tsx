import { type CSSProperties, type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { type CountryCode, countryOf } from '../../geo/countries'
import type { DeckMap } from '../../geo/maps/deckMaps'
import { useLocale } from '../words/LocaleContext'
import { Stripes } from './Stripes'
import { type Knowledge, standingOf } from './standings'
import { stepFrom } from './steps'

type Props = {
  readonly map: DeckMap
  readonly label: string
  readonly helpId: string
  readonly knowledge: Knowledge
  readonly onOpen: (code: CountryCode) => void
}

/**
 * A map on which each country of a deck is shaded by how well it is known, and can be opened: one stop for
 * the Tab key, in which the arrow keys move.
 */
export function KnowledgeMap({ map, label, helpId, knowledge, onOpen }: Props) {
  const { say, nameOf } = useLocale()
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState<CountryCode>()
  const [isFocused, setFocused] = useState(false)
  const { countries } = map
  // A map that is wider than its frame is scrolled to its middle.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another map is as wide as it is
  useLayoutEffect(() => {
    if (frame.current === null) return
    const { scrollWidth, clientWidth } = frame.current
    frame.current.scrollLeft = (scrollWidth - clientWidth) / 2
  }, [map])
  const stop = countries.find(({ code }) => code === active) ?? countries[0]
  const onKeyDown = (event: KeyboardEvent) => {
    if (stop === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      onOpen(stop.code)
      return
    }
    const next = stepFrom(stop, event.key, countries)
    if (next === undefined) return
    event.preventDefault()
    setActive(next)
    frame.current?.querySelector<SVGGElement>(`[data-code="${next}"]`)?.focus()
  }
  return (
    // West is on the left, whichever way the page is read.
    <div
      ref={frame}
      className="map-frame"
      dir="ltr"
      style={{ '--ratio': map.width / map.height } as CSSProperties}
    >
      <svg
        className="map-picture"
        viewBox={`0 0 ${map.width} ${map.height}`}
        role="group"
        aria-label={label}
        aria-describedby={helpId}
        onKeyDown={onKeyDown}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      >
        <Stripes id={id} pitch={6} />
        <path className="map-land" d={map.land} />
        <path className="map-border" d={map.borders} />
        {countries.map(({ code, shape }) => {
          const standing = standingOf(knowledge, code)
          const name = say('map.country', { name: nameOf(countryOf(code)), standing: say(`map.${standing}`) })
          return (
            <g
              key={code}
              className={`map-country map-${standing}`}
              data-code={code}
              role="button"
              tabIndex={code === stop?.code ? 0 : -1}
              aria-label={name}
              onClick={() => onOpen(code)}
              onFocus={() => setActive(code)}
            >
              <title>{name}</title>
              <path className="map-shape" d={shape} />
              {standing === 'learning' && <path d={shape} fill={`url(#${id})`} />}
            </g>
          )
        })}
        {/* Over its neighbours, which would else hide half of its line. */}
        {isFocused && stop && <path className="map-focus" d={stop.shape} />}
      </svg>
    </div>
  )
}

import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import type { CountryCode } from '../../geo/countries'
import { deckMap, type MapBox } from '../../geo/maps/deckMaps'
import { type CountryOnMap, isTooSmall } from '../../geo/maps/flatMap'
import { useLocale } from '../words/LocaleContext'
import { Countries, type Look, mapPathOf } from './Countries'
import { Hatches } from './Hatches'
import { isLargest, isWhole, type PixelVector, scaleOf, viewBoxOf } from './mapView'
import { stepFrom, ZOOMS } from './steps'
import { useMapView } from './useMapView'
import './ground.css'

type Props = {
  /** Highlighted countries; the others are dimmed. */
  readonly codes: readonly CountryCode[]
  /**
   * The part of the map in view until somebody moves it. Another object, even an equal one, brings the map there
   * again.
   */
  readonly box: MapBox
  readonly label: string
  readonly helpId: string
  /** Look of each country; must stay the same function while no look changes. */
  readonly lookOf: (code: CountryCode) => Look
  /** Called with a pressed country; without it countries are not buttons. */
  readonly onOpen?: (code: CountryCode) => void
  /** Part of the map around a country, which a press by a pointer brings into view while the whole map is seen. */
  readonly partOf?: (code: CountryCode) => MapBox | undefined
  /** Content under the map, beside the buttons that zoom it. */
  readonly children?: ReactNode
}

/** Zoom factor of one press of a button or key. */
const NEARER = 2

/** Distance between the hatching lines, in pixels. */
const PITCH = 5

/**
 * Radius of the dot of a country that is too small to be seen: least and most in pixels, and in units of the whole
 * map.
 */
const DOT = { least: 2, most: 6, units: 3 }

/** Distance from a dot within which a press is one on it, in pixels. */
const REACH = 12

/**
 * The map of the world, whose countries are buttons if they can be pressed: one stop for the Tab key, within which
 * the arrow keys move. Fingers, the mouse, buttons and keys pan and zoom.
 */
export function CountryMap({ codes, box, label, helpId, lookOf, onOpen, partOf, children }: Props) {
  const { say } = useLocale()
  const hatches = useId()
  const [map] = useState(deckMap)
  const frame = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState<CountryCode>()
  const [isFocused, setFocused] = useState(false)
  const { countries } = map
  /** Opens the country whose dot lies next to a press, since a dot is hard to hit. */
  const openDot = (place: PixelVector, scale: number) => {
    const far = ({ spot: [x, y] }: CountryOnMap) => Math.hypot(x - place[0], y - place[1]) * scale
    const near = countries
      .filter((country) => isTooSmall(country.area, dot) && far(country) <= REACH)
      .sort((a, b) => far(a) - far(b))[0]
    if (near) onOpen?.(near.code)
    return near !== undefined
  }
  const { view, framed, zoomBy, goTo, bringIntoView } = useMapView(frame, map, openDot)
  const isNear = box.width < map.width

  // A box smaller than the map is also gone to on mount.
  const shown = useRef(isNear ? undefined : box)
  useEffect(() => {
    if (shown.current === box) return
    shown.current = box
    setActive(undefined)
    goTo(box)
  }, [box, goTo])

  // Sizes that depend on the scale change in steps, so that the countries are not drawn again in each frame of a
  // movement.
  const step = 2 ** (Math.round(Math.log2(scaleOf(view, framed)) * 2) / 2)
  const zoom = step / scaleOf({ ...view, zoom: 1 }, framed)
  const dot =
    Math.min(DOT.most, Math.max(DOT.least, (DOT.units * step) / Math.sqrt(Math.max(1, zoom)))) / step

  const stop =
    countries.find(({ code }) => code === active) ?? countries.find(({ code }) => codes.includes(code))
  const onFocus = useCallback(
    ({ code, spot }: CountryOnMap, isByKeys: boolean) => {
      setActive(code)
      if (isByKeys) bringIntoView(spot)
    },
    [bringIntoView],
  )
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const zoom = ZOOMS[event.key]
    const next = stop && stepFrom(stop, event.key, countries)
    if (zoom !== undefined) zoomBy(NEARER ** zoom)
    else if (stop && (event.key === 'Enter' || event.key === ' ')) onOpen?.(stop.code)
    else if (next) frame.current?.querySelector<SVGGElement>(`[data-code="${next}"]`)?.focus()
    else return
    event.preventDefault()
  }
  const enterPart = (event: MouseEvent) => {
    // Keys and screen readers send clicks without a pointer.
    if (!isWhole(view) || event.detail === 0) return
    const code =
      event.target instanceof Element && event.target.closest('[data-code]')?.getAttribute('data-code')
    const part = code && partOf?.(code as CountryCode)
    if (!part) return
    event.stopPropagation()
    goTo(part)
  }
  return (
    <>
      {/* West is on the left, in right-to-left languages too. */}
      <div
        ref={frame}
        className={isWhole(view) ? 'map-frame' : 'map-frame map-frame-held'}
        dir="ltr"
        onClickCapture={enterPart}
      >
        <svg
          className="map-picture"
          viewBox={viewBoxOf(view, map)}
          role="group"
          aria-label={label}
          aria-describedby={helpId}
          onKeyDown={onKeyDown}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
        >
          <Hatches id={hatches} pitch={PITCH / step} />
          <path className="map-land" d={map.land} />
          <path className="map-border" d={map.borders} />
          <Countries {...{ countries, codes, lookOf, dot, hatches, onOpen, onFocus }} stop={stop?.code} />
          {/* Drawn over the neighbours, which would otherwise hide half of the line. */}
          {isFocused && stop && <path className="map-focus" d={mapPathOf(stop, dot)} />}
        </svg>
      </div>
      <div className="map-bar">
        {children}
        <div className="map-zoom" dir="ltr">
          <button
            type="button"
            aria-label={say('globe.further')}
            aria-disabled={isWhole(view)}
            onClick={() => zoomBy(1 / NEARER)}
          >
            −
          </button>
          <button
            type="button"
            aria-label={say('globe.closer')}
            aria-disabled={isLargest(view, framed)}
            onClick={() => zoomBy(NEARER)}
          >
            +
          </button>
        </div>
      </div>
    </>
  )
}

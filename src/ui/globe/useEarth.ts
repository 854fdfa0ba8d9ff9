import type { MultiPolygon } from 'geojson'
import { useEffect, useMemo, useState } from 'react'
import type { CountryCode } from '../../geo/countries'
import { type Basemaps, emptyBasemap } from '../../geo/maps/basemap'
import { FLAT_RATIO, flatChart } from '../../geo/maps/flat'
import { globeChart } from '../../geo/maps/globe'
import type { GlobeView } from './globeView'

/** How much of its picture the whole globe takes. */
const SHARE = 0.94

/** How near to each other in pixels places are drawn apart while the globe rests, and while it turns. */
const FINEST = 0.6
const COARSE = 2.5

/** How far in pixels beyond its picture places are drawn, for no line to end within it. */
const MARGIN = 10

/** What is filled on it: countries and, under them, areas. */
export type Filled = {
  readonly target: CountryCode
  readonly guesses: readonly CountryCode[]
  readonly areas: readonly MultiPolygon[]
}

/**
 * The Earth with a country and some guesses filled, as a globe or as a flat map.
 * @param width of its picture in pixels; at 0, before it is measured, nothing is drawn.
 * @param isStill whether it rests, so that there is time to draw it finely.
 */
export function useEarth(
  { basemapOf, flatBasemapOf }: Basemaps,
  { target, guesses, areas }: Filled,
  isFlat: boolean,
  { middle, zoom }: GlobeView,
  width: number,
  isStill: boolean,
) {
  const isMeasured = width > 0
  const radius = (width / 2) * SHARE * zoom
  const basemap = useMemo(
    () => (isMeasured ? basemapOf(target, guesses, areas) : emptyBasemap),
    [isMeasured, basemapOf, target, guesses, areas],
  )
  const flatMap = useMemo(
    () => (isFlat ? flatChart(width * zoom, width, flatBasemapOf(target, guesses, areas)) : undefined),
    [isFlat, width, zoom, flatBasemapOf, target, guesses, areas],
  )
  const chart = useMemo(
    () =>
      flatMap?.(middle) ?? globeChart(middle, radius, basemap, isStill ? FINEST : COARSE, width / 2 + MARGIN),
    [flatMap, middle, radius, basemap, isStill, width],
  )
  return {
    chart,
    /** Of its picture, in pixels. */
    height: Math.round(isFlat ? width * FLAT_RATIO : width),
    /** How many degrees one pixel is in the middle of the picture. */
    degrees: isFlat ? 360 / (width * zoom) : 180 / Math.PI / radius,
  }
}

/** Whether what was shown first has been painted: what can wait until then does not delay it. */
export function useDrawn(): boolean {
  const [isDrawn, draw] = useState(false)
  useEffect(() => {
    // The first of the two frames is that in which it is painted.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => draw(true))
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return isDrawn
}

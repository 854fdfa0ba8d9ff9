import type { MultiPolygon } from 'geojson'
import { useMemo } from 'react'
import { type Basemaps, emptyBasemap } from '../../geo/maps/basemap'
import { FLAT_RATIO, flatChart } from '../../geo/maps/flat'
import { globeChart } from '../../geo/maps/globe'
import type { PlaceId } from '../../geo/place'
import type { MovingGlobe } from './useGlobe'

/** Share of the picture's shorter side that the whole globe takes. */
const SHARE = 0.94

/** Width in pixels up to which the picture of the globe is wider than high, and its height as a share of its width. */
const NARROW = { width: 400, ratio: 3 / 4 }

/** Least distance between drawn points while the globe rests, and while it turns, in pixels. */
const FINEST = 0.6
const COARSE = 2.5

/** Margin around the picture within which points are still drawn, so that no line ends in sight, in pixels. */
const MARGIN = 10

/** Countries and areas filled on the map; areas lie under the guesses. */
export type Filled = {
  readonly target: PlaceId | undefined
  readonly guesses: readonly PlaceId[]
  readonly areas: readonly MultiPolygon[]
}

/**
 * Charts the Earth with a country and some guesses filled, as a globe or as a flat map. A globe on a plate fills its field.
 * Before the picture is measured, nothing is drawn; a view that rests leaves time for finer lines.
 */
export function useEarth(
  { basemapOf, flatBasemapOf }: Basemaps,
  { target, guesses, areas }: Filled,
  { width, height: high, handle, frame: { isFlat, isStill } }: MovingGlobe,
  isOnPlate = false,
) {
  const { middle, zoom } = handle.view
  const isMeasured = width > 0
  const ratio = width > NARROW.width ? 1 : NARROW.ratio
  const height = isFlat ? width * FLAT_RATIO : isOnPlate ? high : width * ratio
  const radius = (Math.min(width, height) / 2) * SHARE * zoom
  const reach = Math.max(width, height) / 2 + MARGIN
  const basemap = useMemo(
    () => (isMeasured ? basemapOf(target, guesses, areas) : emptyBasemap),
    [isMeasured, basemapOf, target, guesses, areas],
  )
  const flatMap = useMemo(
    () => (isFlat ? flatChart(width * zoom, width, flatBasemapOf(target, guesses, areas)) : undefined),
    [isFlat, width, zoom, flatBasemapOf, target, guesses, areas],
  )
  const chart = useMemo(
    () => flatMap?.(middle) ?? globeChart(middle, radius, basemap, isStill ? FINEST : COARSE, reach),
    [flatMap, middle, radius, basemap, isStill, reach],
  )
  const degrees = isFlat ? 360 / (width * zoom) : 180 / Math.PI / radius
  return {
    chart,
    /** Height of the picture, in pixels. */
    height: Math.round(height),
    /** Degrees per pixel in the middle of the picture, now and at zoom 1, the furthest view. */
    degrees,
    furthest: degrees * zoom,
  }
}

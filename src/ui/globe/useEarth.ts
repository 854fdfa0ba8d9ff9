import { useMemo } from 'react'
import type { Chart } from '../../geo/chart'
import type { CountryCode } from '../../geo/countries'
import { FLAT_RATIO, flatSheet } from '../../geo/flat'
import { globeChart } from '../../geo/globe'
import { bareGround, groundOf, sheetOf } from '../../geo/ground'
import type { View } from './view'

/** How much of its picture the whole globe takes. */
const SHARE = 0.94

/** How near to each other in pixels places are drawn apart while the globe rests, and while it turns. */
const FINEST = 0.6
const COARSE = 1.5

export type Earth = {
  readonly chart: Chart
  /** Of its picture, in pixels. */
  readonly height: number
  /** How many degrees one pixel is in the middle of the picture. */
  readonly degrees: number
}

/**
 * The Earth with a country filled, as a globe or as a flat map.
 * @param width of its picture in pixels; at 0, before it is measured, nothing is on the ground.
 * @param isStill whether it rests, so that there is time to draw it finely.
 */
export function useEarth(
  target: CountryCode,
  isFlat: boolean,
  { middle, zoom }: View,
  width: number,
  isStill: boolean,
): Earth {
  const isMeasured = width > 0
  const radius = (width / 2) * SHARE * zoom
  const ground = useMemo(() => (isMeasured ? groundOf(target) : bareGround), [isMeasured, target])
  const sheet = useMemo(
    () => (isFlat ? flatSheet(width * zoom, width, sheetOf(target)) : undefined),
    [isFlat, width, zoom, target],
  )
  const chart = useMemo(
    () => sheet?.(middle) ?? globeChart(middle, radius, ground, isStill ? FINEST : COARSE),
    [sheet, middle, radius, ground, isStill],
  )
  return {
    chart,
    height: Math.round(isFlat ? width * FLAT_RATIO : width),
    degrees: isFlat ? 360 / (width * zoom) : 180 / Math.PI / radius,
  }
}

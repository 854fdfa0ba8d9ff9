import { geoGraticule } from 'd3-geo'
import type { MultiLineString, MultiPolygon } from 'geojson'
import type { Sheet } from './flat'
import type { Ground } from './globe'
import { land, landOf } from './land'
import { type Rings, ringsOf } from './rings'
import type { CountryCode } from './table'

/** Every 30 degrees, in stretches of five. */
const graticule: MultiLineString = {
  type: 'MultiLineString',
  coordinates: geoGraticule()
    .step([30, 30])
    .precision(5)
    .lines()
    .map(({ coordinates }) => coordinates),
}

// Made when this is fetched, which is before the end of a game, and not when it is to be drawn.
const ready: Pick<Ground, 'land' | 'graticule'> = {
  land: ringsIn(land),
  graticule: ringsOf(graticule.coordinates),
}

const nothing = ringsOf([])

/** A globe without anything on it. */
export const bareGround: Ground = { land: nothing, country: nothing, graticule: nothing }

/** What is drawn on a globe on which one country stands out. */
export function groundOf(code: CountryCode): Ground {
  return { ...ready, country: ringsIn(landOf(code)) }
}

/** The same for a flat map. */
export function sheetOf(code: CountryCode): Sheet {
  return { land, graticule, country: landOf(code) }
}

function ringsIn({ coordinates }: MultiPolygon): Rings {
  return ringsOf(coordinates.flat())
}

import type { MultiLineString, MultiPolygon } from 'geojson'
import type { CountryCode } from './countries'
import type { Sheet } from './flat'
import type { Ground } from './globe'
import { land, landOf } from './land'
import { type Rings, ringsOf } from './rings'

/** Every 30 degrees, in stretches of five: on a globe they are drawn straight from place to place. */
const graticule: MultiLineString = {
  type: 'MultiLineString',
  coordinates: [
    ...each(-180, 150, 30).map((longitude) => each(-90, 90, 5).map((latitude) => [longitude, latitude])),
    ...each(-60, 60, 30).map((latitude) => each(-180, 180, 5).map((longitude) => [longitude, latitude])),
  ],
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

function each(from: number, to: number, step: number): number[] {
  return Array.from({ length: (to - from) / step + 1 }, (_, i) => from + i * step)
}

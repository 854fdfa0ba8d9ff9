import type { Wind } from '../../geo/traits'
import type { PlainId } from './say'

/** The compass words by what the rules call the eight winds. */
export const WINDS = {
  north: 'wind.north',
  'north-east': 'wind.northEast',
  east: 'wind.east',
  'south-east': 'wind.southEast',
  south: 'wind.south',
  'south-west': 'wind.southWest',
  west: 'wind.west',
  'north-west': 'wind.northWest',
} as const satisfies Readonly<Record<Wind, PlainId>>

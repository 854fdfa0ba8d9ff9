import type { Point } from '../../src/geo/point'

/** A country of which only what lies near a place is looked at, before the rule for its parts, and why. */
export type Exception = {
  readonly id: string
  readonly place: Point
  /** How far in km from the place a part may begin. */
  readonly radius: number
  readonly reason: string
}

export const exceptions: readonly Exception[] = [
  {
    id: 'KI',
    place: [1.87, -157.4],
    radius: 50,
    reason:
      'Kiritimati is half of the land of Kiribati; the other atolls lie so far apart that all of them would be dots, on a map 5,000 km wide.',
  },
  {
    id: 'SC',
    place: [-4.68, 55.48],
    radius: 150,
    reason:
      'Aldabra is as large as Mahé, but an uninhabited ring of coral 1,100 km away: the Seychelles are known by their inner islands.',
  },
]

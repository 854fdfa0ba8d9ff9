import type { Point } from '../../src/geo/point'

/** Land of a country that lies near a place, and why it is told apart. */
export type Exception = {
  readonly id: string
  readonly place: Point
  /** How far in km from the place a part may begin. */
  readonly radius: number
  readonly reason: string
}

/** Countries of which only what lies near a place is looked at, before the rule for their parts. */
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

/** Shetland, which the United Kingdom and Scotland have in common. */
export const SHETLAND: Omit<Exception, 'id'> = {
  place: [60.3, -1.3],
  radius: 90,
  reason: 'The north of Scotland, 1,470 km² with 23,000 people; the rule ends at Orkney.',
}

/**
 * Parts that the rule leaves out and that are drawn all the same, as people there count themselves in: where the rest of
 * the outline keeps at least three quarters of its width. The middle of the country stays that of the rest.
 */
export const additions: readonly Exception[] = [
  { id: 'GB', ...SHETLAND },
  {
    id: 'JP',
    place: [27.3, 128.7],
    radius: 190,
    reason:
      'Okinawa and the Amami Islands, 2,400 km² with 1.4 million people; the rule ends at Yakushima. With the Miyako and Yaeyama Islands beyond them the rest would keep less.',
  },
]

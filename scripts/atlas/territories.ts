import type { Exception } from './exceptions'

/**
 * Land of a country that ISO 3166-1 gives a code of its own, and that the atlas draws as part of the country. To find the
 * country on a map is to find it without these, as far as not said otherwise.
 */
export type Territory = Exception & {
  /** Code of its own. */
  readonly code: string
  /** Whether a place in it is in the country. */
  readonly isCounted: boolean
}

const OVERSEAS =
  'A department of France in another part of the world, as neither the outline nor the distances of France have it.'
const CARIBBEAN = 'A public body of the Netherlands in another part of the world.'
const ARCTIC =
  'An unorganised part of Norway, without people of its own or a flag; its islands lie nearest to Norway.'

/** All other territories with a code, such as Greenland and Puerto Rico, are countries of their own in the atlas. */
export const territories: readonly Territory[] = [
  { id: 'FR', code: 'GF', place: [4, -53], radius: 500, isCounted: false, reason: OVERSEAS },
  { id: 'FR', code: 'GP', place: [16.25, -61.55], radius: 100, isCounted: false, reason: OVERSEAS },
  { id: 'FR', code: 'MQ', place: [14.65, -61], radius: 100, isCounted: false, reason: OVERSEAS },
  { id: 'FR', code: 'RE', place: [-21.1, 55.5], radius: 100, isCounted: false, reason: OVERSEAS },
  { id: 'FR', code: 'YT', place: [-12.8, 45.15], radius: 100, isCounted: false, reason: OVERSEAS },
  { id: 'NL', code: 'BQ', place: [12.2, -68.3], radius: 100, isCounted: false, reason: CARIBBEAN },
  { id: 'NL', code: 'BQ', place: [17.55, -63.1], radius: 100, isCounted: false, reason: CARIBBEAN },
  {
    id: 'NO',
    code: 'BV',
    place: [-54.4, 3.4],
    radius: 100,
    isCounted: false,
    reason: 'An island beside Antarctica on which nobody lives.',
  },
  {
    id: 'NZ',
    code: 'TK',
    place: [-9.2, -171.8],
    radius: 200,
    isCounted: false,
    reason: 'A Non-Self-Governing Territory by the list of the United Nations.',
  },
  { id: 'NO', code: 'SJ', place: [78.5, 18], radius: 700, isCounted: true, reason: ARCTIC },
  { id: 'NO', code: 'SJ', place: [71, -8.4], radius: 100, isCounted: true, reason: ARCTIC },
]

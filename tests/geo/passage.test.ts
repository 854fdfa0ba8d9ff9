import { describe, expect, it } from 'vitest'
import { type CountryCode, countryOf } from '../../src/geo/countries'
import { directionOf } from '../../src/geo/direction'
import { passageOf } from '../../src/geo/passage'

describe('what explains the arrow of a guess', () => {
  it.each([
    // Over the pole, or nearly: on most maps the arrow points away from where the country is drawn.
    ['NO', 315, 7_800, 'arctic'],
    ['CA', 0, 8_000, 'arctic'],
    ['CL', 180, 9_700, 'antarctic'],
    ['NZ', 180, 6_000, 'antarctic'],
    // Across the Pacific, where most maps end.
    ['JP', 45, 8_200, 'edge'],
    ['FJ', 90, 2_000, 'edge'],
    ['US', 270, 9_000, 'edge'],
    ['NO', 180, 2_000, 'none'],
    ['NO', 315, 1_000, 'arctic'],
    ['FR', 225, 8_000, 'none'],
    ['FR', 0, 0, 'none'],
  ] as const)('is, from %s at %i° over %i km, %s', (code: CountryCode, bearing, length, passage) => {
    expect(passageOf(countryOf(code).centroid, directionOf(bearing), length)).toBe(passage)
  })
})

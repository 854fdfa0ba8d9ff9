// Made by `npm run make:atlas` from world-atlas (Natural Earth); do not edit.
import type { CountryCode } from './entries'

/** Minimum number of corners of a target's outline; a country with fewer can be guessed, but is never the target. */
export const LEAST_CORNERS = 25

/** Countries with fewer corners, ordered by their English names. */
export const neverTargets: readonly CountryCode[] = ['MH', 'FM', 'MC', 'NR', 'SM', 'TV', 'VA']

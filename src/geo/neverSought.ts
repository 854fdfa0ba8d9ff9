// Made by `npm run make:atlas` from world-atlas (Natural Earth); do not edit.
import type { CountryCode } from './entries'

/** A country whose outline has fewer corners, a dot being one, can be guessed and is never sought. */
export const LEAST_CORNERS = 25

/** Those countries, in the order of their English names. */
export const neverSought: readonly CountryCode[] = ['MH', 'FM', 'MC', 'NR', 'SM', 'TV', 'VA']

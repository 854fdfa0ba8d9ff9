// Made by `npm run make:atlas` from world-atlas (Natural Earth); do not edit.

/** A country whose outline has fewer corners, a dot being one, can be guessed and is never sought. */
export const LEAST_CORNERS = 25

/** Those countries by their names in English. */
export const plainCountries: readonly string[] = [
  'Marshall Islands',
  'Micronesia',
  'Monaco',
  'Nauru',
  'San Marino',
  'Tuvalu',
  'Vatican City',
]

import type { CountryCode } from './countries'
import text from './stamps.txt?raw'

/** Small silhouettes of the countries that have an outline, as path data in a box of 100×100. */
export const stamps: ReadonlyMap<CountryCode, string> = new Map(
  text
    .trimEnd()
    .split('\n')
    .map((line) => [line.slice(0, 2) as CountryCode, line.slice(2)]),
)

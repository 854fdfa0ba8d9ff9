import table from './acrossTheSea.json' with { type: 'json' }
import type { CountryCode } from './countries'
import type { Kilometres } from './point'

/** Country across the sea, with its distance from coast to coast. */
type Across = readonly [country: CountryCode, distance: Kilometres]

/** The countries nearest to one without land borders, the nearest first. Made by `npm run make:landfall`. */
export function acrossTheSea(island: CountryCode): readonly Across[] {
  const known: Readonly<Record<string, Readonly<Record<string, Kilometres>>>> = table
  return Object.entries(known[island] ?? {}) as [CountryCode, Kilometres][]
}

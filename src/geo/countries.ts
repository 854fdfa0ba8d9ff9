import { atlas } from './atlas'
import type { Point } from './point'
import { type CountryCode, table } from './table'
import type { Traits } from './traits'

export type Country = {
  readonly id: CountryCode
  readonly name: string
  /** Of what is drawn, as the atlas program found it. */
  readonly centroid: Point
  /** A coarse outline in a 100×100 box, drawn wherever the detailed one is not to be had. */
  readonly svgPath: string
  /** From which the outline is described in words. */
  readonly traits: Traits
}

/** Every country of the game, in the order of the table. */
export const countries: readonly Country[] = table.map(({ id, name }) => ({ id, name, ...atlas[id] }))

const byCode = new Map<string, Country>(countries.map((country) => [country.id, country]))

/** The country of a code. Every code has one, so this cannot fail. */
export function countryOf(code: CountryCode): Country {
  return byCode.get(code) as Country
}

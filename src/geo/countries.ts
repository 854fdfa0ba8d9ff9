import { centroids } from './centroids.ts'
import { type DeckName, deckOf } from './decks.ts'
import { type CountryCode, entries } from './entries.ts'
import type { Point } from './point'

export type { CountryCode } from './entries.ts'

export type Country = {
  readonly id: CountryCode
  /** `undefined` for Kosovo, which has none. */
  readonly numericId: number | undefined
  readonly name: string
  /** Of what is drawn, as the atlas program found it. */
  readonly centroid: Point
}

/** All countries, in the order of their codes. */
export const countries: readonly Country[] = entries.map((entry) => ({
  ...entry,
  centroid: centroids[entry.id],
}))

const byCode = new Map(countries.map((country) => [country.id, country]))

/** The country of a code. */
export function countryOf(code: CountryCode): Country {
  return byCode.get(code) as Country
}

/** The countries of a deck, in its order. */
export function countriesOf(deck: DeckName): readonly Country[] {
  return deckOf(deck).codes.map(countryOf)
}

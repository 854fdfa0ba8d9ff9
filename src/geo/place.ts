import type entries from './entries.json'
import type { Point } from './point'

/** ISO 3166-1 alpha-2 code of a country. */
export type CountryCode = keyof typeof entries

/** ISO 3166-2 code of a region: `US-CA` is California. England’s regions have those of the country’s statistics. */
export type RegionCode = `${string}-${string}`

export type PlaceId = CountryCode | RegionCode

/** Place that can be guessed: a country, or a region of one. */
export type Place = {
  readonly id: PlaceId
  /** English name. */
  readonly name: string
  /** Centroid of the drawn outline. */
  readonly centroid: Point
}

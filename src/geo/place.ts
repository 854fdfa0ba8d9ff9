import type { CountryCode } from './entries'
import type { Point } from './point'

/** ISO 3166-2 code of a region of a country: `US-CA` is California. */
export type RegionCode = `${CountryCode}-${string}`

export type PlaceId = CountryCode | RegionCode

/** Place that can be guessed: a country, or a region of one. */
export type Place = {
  readonly id: PlaceId
  /** English name. */
  readonly name: string
  /** Centroid of the drawn outline. */
  readonly centroid: Point
}

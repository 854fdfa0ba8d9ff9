import type entries from './entries.json'
import type { Kilometres, Point } from './point'

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
  /** Language of the name (BCP 47) on a map of somebody's own; empty if they do not say. */
  readonly lang?: string
}

/** Set of places that are played together. */
export type Deck<Id extends PlaceId = PlaceId> = {
  /** Version, increased with every change of the codes. */
  readonly version: number
  /** Places that can be guessed. Schedules and links depend on their order: append, never reorder. */
  readonly codes: readonly Id[]
  /** Places that can be the target, in the same order; never empty. */
  readonly targets: readonly [Id, ...Id[]]
  /**
   * The same places as countries, which have facts, neighbours, a continent and a globe; `undefined` for places that are
   * none.
   */
  readonly countries: readonly CountryCode[] | undefined
  /** Distance at which proximity is 0 %: fixed for ever. */
  readonly span: Kilometres
  /** Whether the deck is a continent, so that its name reveals where the countries are. */
  readonly isContinent: boolean
  /** Languages (BCP 47) in which country names are recognized, besides those of the page and of the browser. */
  readonly languages: readonly string[]
}

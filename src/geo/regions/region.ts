import type { Point } from '../point'
import type { RegionCode } from './regionDecks'

/** Region of a country. */
export type Region = {
  readonly id: RegionCode
  /** Everyday English name. */
  readonly name: string
  /** Other names, separated by bars: code, local and official names, and abbreviations. */
  readonly aliases: string
  /** Centroid of the drawn outline. */
  readonly centroid: Point
}

/** Content of `decks/US.json`: regions of a deck, in its order. */
export type RegionTable = { readonly regions: readonly Region[] }

/** Content of `names/US/de.json`: names that differ from English, and others that are found, separated by bars. */
export type RegionNames = { readonly [code in RegionCode]?: string }

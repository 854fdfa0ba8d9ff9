import type { Place, RegionCode } from '../place'

/** Region of a country. */
export type Region = Place & {
  readonly id: RegionCode
  /** Other names, separated by bars: code, local and official names, and abbreviations. */
  readonly aliases: string
  /** Text of its shape, as in the file of a country. */
  readonly shape: string
}

/** Content of `decks/US.json`: regions of a deck, in its order. */
export type RegionTable = { readonly regions: readonly Region[] }

/** Content of `names/US/de.json`: names that differ from English, and others that are found, separated by bars. */
export type RegionNames = { readonly [code in RegionCode]?: string }

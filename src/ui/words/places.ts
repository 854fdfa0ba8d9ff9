/**
 * What a language calls capitals, continents and far-off parts of countries, by their English names, as far as it calls them
 * otherwise; `null` for those of which only the English name is known.
 */
export type PlaceNames = Readonly<Record<string, string | null>>

/** A name as it is shown, and whether it is English on a page in another language. */
export type PlaceName = { readonly name: string; readonly isForeign: boolean }

/** The name of a place by its English one. */
export function placeIn(names: PlaceNames, english: string): PlaceName {
  const name = names[english]
  return { name: name ?? english, isForeign: name === null }
}

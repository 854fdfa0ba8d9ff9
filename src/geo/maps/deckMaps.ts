import { geoGraticule, geoPath } from 'd3-geo'
import type { CountryCode } from '../countries'
import { type CountryDeckName, decks } from '../decks'
import { type CountryOnMap, type FlatMap, flatMapOn, type MapSize, WORLD, worldProjection } from './flatMap'

/** Flat map of all countries, the larger ones first, each at its true size, however small. */
export type DeckMap = Omit<FlatMap, 'shapesOf'> & { readonly countries: readonly CountryOnMap[] }

/** Rectangle on a map, in its units. */
export type MapBox = MapSize & { readonly left: number; readonly top: number }

/** Bounds of a continent's view, in degrees. */
type Extent = {
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
}

/** Views of the continents. Oceania ends at the edge of the world map. */
const extents: { readonly [deck in CountryDeckName]?: Extent } = {
  africa: { south: -36, west: -26, north: 38, east: 58 },
  americas: { south: -56, west: -130, north: 74, east: -34 },
  asia: { south: -11, west: 27, north: 64, east: 146 },
  europe: { south: 34, west: -25, north: 71, east: 54 },
  oceania: { south: -47, west: 112, north: 20, east: 190.9 },
}

/** Margin around a continent, in units of the map. */
const MARGIN = 4

/** Decimal digits of coordinates: enough for a smooth line at tenfold zoom. */
const DIGITS = 2

/** World map that shows every deck. */
export function deckMap(): DeckMap {
  const { shapesOf, ...map } = flatMapOn(worldProjection(), WORLD, { dot: 0, digits: DIGITS })
  return { ...map, countries: shapesOf(decks.world.codes) }
}

/** Rectangle of a deck on the world map: a continent's view, or the whole map for any other deck. */
export function boxOfDeck(deck: CountryDeckName): MapBox {
  const extent = extents[deck]
  if (extent === undefined) return { left: 0, top: 0, ...WORLD }
  const { south, west, north, east } = extent
  const outline = geoGraticule()
    .extent([
      [west, south],
      [east, north],
    ])
    .outline()
  const [[left, top], [right, bottom]] = geoPath(worldProjection()).bounds({
    type: 'MultiLineString',
    coordinates: outline.coordinates,
  })
  return {
    left: left - MARGIN,
    top: top - MARGIN,
    width: right - left + 2 * MARGIN,
    height: bottom - top + 2 * MARGIN,
  }
}

/** Rectangle of the continent of a country, of the first if it lies on two; `undefined` for one on none. */
export function boxOfContinent(code: CountryCode): MapBox | undefined {
  const continents = Object.keys(extents) as CountryDeckName[]
  const continent = continents.find((name) => decks[name].codes.includes(code))
  return continent && boxOfDeck(continent)
}

import { geoGraticule, geoPath } from 'd3-geo'
import { type DeckName, deckOf } from '../decks'
import { type CountryOnMap, type FlatMap, flatMapOn, type MapSize, WORLD, worldProjection } from './flatMap'

/** A flat map of all countries, the larger ones first, each as it is, however small. */
export type DeckMap = Omit<FlatMap, 'shapesOf'> & { readonly countries: readonly CountryOnMap[] }

/** A part of a map, in its units. */
export type MapBox = MapSize & { readonly left: number; readonly top: number }

/** What of the Earth is looked at of a continent, in degrees. */
type Extent = {
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
}

/** Oceania ends where the map of the world does. */
const extents: { readonly [deck in DeckName]?: Extent } = {
  africa: { south: -36, west: -26, north: 38, east: 58 },
  americas: { south: -56, west: -130, north: 74, east: -34 },
  asia: { south: -11, west: 27, north: 64, east: 146 },
  europe: { south: 34, west: -25, north: 71, east: 54 },
  oceania: { south: -47, west: 112, north: 20, east: 190.9 },
}

/** How much of the map is left free around a continent. */
const MARGIN = 4

/** So that what is looked at ten times as large has no steps. */
const DIGITS = 2

/** The map of the world on which every deck is shown. */
export function deckMap(): DeckMap {
  const { shapesOf, ...map } = flatMapOn(worldProjection(), WORLD, { dot: 0, digits: DIGITS })
  return { ...map, countries: shapesOf(deckOf('world').codes) }
}

/** Where a deck is on that map: the box of a continent; of a deck that is spread over the world, all of it. */
export function boxOfDeck(deck: DeckName): MapBox {
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

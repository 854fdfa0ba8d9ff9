import { type GeoProjection, geoAzimuthalEqualArea, geoGraticule } from 'd3-geo'
import { type DeckName, deckOf } from '../decks'
import { type CountryOnMap, type FlatMap, flatMapOn, type MapSize } from './flatMap'
import { WORLD, worldProjection } from './flatProjections'

/** A flat map with the countries of a deck, the larger ones first. */
export type DeckMap = Omit<FlatMap, 'shapesOf'> & { readonly countries: readonly CountryOnMap[] }

/** What a map of a continent shows, in degrees, and its size. */
type Extent = MapSize & {
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
}

const extents: { readonly [deck in DeckName]?: Extent } = {
  africa: { south: -36, west: -26, north: 38, east: 58, width: 640, height: 560 },
  americas: { south: -56, west: -130, north: 74, east: -34, width: 520, height: 560 },
  asia: { south: -11, west: 27, north: 64, east: 146, width: 720, height: 480 },
  europe: { south: 34, west: -25, north: 71, east: 54, width: 720, height: 480 },
  oceania: { south: -47, west: 112, north: 20, east: 192, width: 720, height: 480 },
}

/** How much of a map is left free at its edges. */
const MARGIN = 8

/** The radius of the dot of a country that is too small to be seen on the map of the world. */
const WORLD_DOT = 3

/** The map of a deck: of a continent alone where that is one, else of the world. */
export function deckMapOf(deck: DeckName): DeckMap {
  const extent = extents[deck]
  const { shapesOf, ...map } = extent
    ? flatMapOn(continentProjection(extent), extent)
    : flatMapOn(worldProjection(), WORLD, WORLD_DOT)
  return { ...map, countries: shapesOf(deckOf(deck).codes) }
}

/** A continent in the equal-area projection around its middle, for its countries to be as large as they are. */
function continentProjection({ south, west, north, east, width, height }: Extent): GeoProjection {
  const outline = geoGraticule()
    .extent([
      [west, south],
      [east, north],
    ])
    .outline()
  return geoAzimuthalEqualArea()
    .rotate([-(west + east) / 2, -(south + north) / 2])
    .clipAngle(100)
    .fitExtent(
      [
        [MARGIN, MARGIN],
        [width - MARGIN, height - MARGIN],
      ],
      { type: 'MultiLineString', coordinates: outline.coordinates },
    )
}

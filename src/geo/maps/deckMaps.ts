import { type GeoProjection, geoAzimuthalEqualArea } from 'd3-geo'
import { type CountryCode, countryOf } from '../countries'
import { type DeckName, deckOf } from '../decks'
import type { FlatMap } from './flatMaps'
import { WORLD, worldProjection } from './flatProjections'
import { shapesOn } from './flatShapes'
import { atlas } from './land'

/** A flat map of the countries of a deck, as path data in a box of this size. */
export type DeckMap = Pick<FlatMap, 'width' | 'height' | 'land' | 'borders'> & {
  /** The countries of the deck, the larger ones first, each with the spot of its middle on the map. */
  readonly places: readonly Place[]
}

export type Place = {
  readonly code: CountryCode
  readonly shape: string
  readonly spot: readonly [x: number, y: number]
}

/** What a map of a continent shows, in degrees, and its size. */
type Extent = {
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
  readonly width: number
  readonly height: number
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

/** Every so many degrees along its edges a continent is made to fit. */
const STEP = 5

/** The map of a deck: of a continent alone where that is one, else of the world. */
export function deckMapOf(deck: DeckName): DeckMap {
  const extent = extents[deck]
  const projection = extent ? continentProjection(extent) : worldProjection()
  const { land, borders, shapesOf } = shapesOn(atlas, projection, extent ? undefined : WORLD_DOT)
  const places = shapesOf(deckOf(deck).codes).map(({ code, shape }): Place => {
    const [latitude, longitude] = countryOf(code).centroid
    return { code, shape, spot: projection([longitude, latitude]) as [number, number] }
  })
  const { width, height } = extent ?? WORLD
  return { width, height, land, borders, places }
}

/** A continent in the equal-area projection around its middle, for its countries to be as large as they are. */
function continentProjection({ south, west, north, east, width, height }: Extent): GeoProjection {
  const edge = [...steps(west, east)].flatMap((longitude) =>
    [south, north].map((latitude) => [longitude, latitude] as [number, number]),
  )
  const sides = [...steps(south, north)].flatMap((latitude) =>
    [west, east].map((longitude) => [longitude, latitude] as [number, number]),
  )
  return geoAzimuthalEqualArea()
    .rotate([-(west + east) / 2, -(south + north) / 2])
    .clipAngle(100)
    .fitExtent(
      [
        [MARGIN, MARGIN],
        [width - MARGIN, height - MARGIN],
      ],
      { type: 'MultiPoint', coordinates: [...edge, ...sides] },
    )
    .clipExtent([
      [0, 0],
      [width, height],
    ])
}

function* steps(from: number, to: number): Iterable<number> {
  for (let degrees = from; degrees <= to; degrees += STEP) yield degrees
}

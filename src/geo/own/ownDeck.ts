import type { MultiPolygon, Position } from 'geojson'
import { type OwnDeck, type OwnDeckName, openDeck } from '../decks'
import type { Polygon } from '../drawing/polygon'
import { thinnedBy } from '../drawing/thinned'
import type { RegionCode } from '../place'
import { know } from '../places'
import type { Region } from '../regions/regionDecks'
import { extentOf } from './extent'
import type { OwnMap, OwnPlace } from './ownMap'

/** Map of somebody's own as it is kept: its deck has the name by which reviews know it. */
export type KeptMap = OwnMap & {
  readonly deck: OwnDeckName
  /** Bytes of its content as a text. */
  readonly bytes: number
  /** Name in the words of its owner, and the language of the names of its places (BCP 47), empty if that is not known. */
  readonly title: string
  readonly lang: string
}

/** Steps to the longer side of the map of all places. */
const STEPS = 2000

/** Places of a map that have a shape, so that they can be sought. */
export function shapedOf({ places }: OwnMap): readonly OwnPlace[] {
  return places.filter(({ land }) => land.length > 0)
}

/**
 * Opens the deck of a map, whose places are known from then on.
 * @param idOf id of a place within its deck
 * @param draw draws the text of a shape
 */
export function openMap(
  map: KeptMap,
  idOf: (place: OwnPlace) => string,
  draw: (land: readonly Polygon[]) => Promise<string>,
): OwnDeck {
  const shaped = shapedOf(map)
  const drawn = new Map<RegionCode, Promise<string>>()
  const regions = shaped.map((place): Region => {
    const id: RegionCode = `${map.deck}-${idOf(place)}`
    const { name, aliases, centroid, land } = place
    const drawOnce = () => {
      const drawing = drawn.get(id) ?? draw(land)
      drawn.set(id, drawing)
      // The next call tries again.
      drawing.catch(() => drawn.delete(id))
      return drawing
    }
    return { id, name, aliases, centroid, shape: '', draw: drawOnce }
  })
  const codes = regions.map(({ id }) => id)
  const deck: OwnDeck = {
    version: 1,
    codes,
    targets: codes as [RegionCode, ...RegionCode[]],
    countries: undefined,
    span: map.span,
    isContinent: false,
    languages: [],
    name: map.title,
    regions,
    map: async () => (await import('../maps/regionMap')).regionMap(groundOf(codes, shaped)),
  }
  know(regions)
  openDeck(map.deck, deck)
  return deck
}

/** Land and borders of places by their ids, in no more detail than is seen on a map of them all. */
export function groundOf(ids: readonly string[], places: readonly OwnPlace[]) {
  const step = extentOf(places.flatMap(({ land }) => land)) / STEPS
  const lands = new Map(ids.map((id, at) => [id, thinnedBy(places[at]?.land ?? [], step) as Position[][][]]))
  const all = [...lands.values()].flat()
  const landOf = (id: string): MultiPolygon => ({ type: 'MultiPolygon', coordinates: lands.get(id) ?? [] })
  return {
    land: { type: 'MultiPolygon', coordinates: all } as const,
    borders: { type: 'MultiLineString', coordinates: all.flat() } as const,
    landOf,
  }
}

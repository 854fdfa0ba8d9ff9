import type { MultiPolygon, Position } from 'geojson'
import { type OwnDeck, type OwnDeckName, ownDecks } from '../decks'
import type { Polygon } from '../drawing/polygon'
import type { RegionCode } from '../place'
import { know } from '../places'
import type { Region } from '../regions/regionDecks'
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

/** Work that is done beside the page. */
export type Drawer = {
  /** Draws the text of a shape. */
  draw(land: string): Promise<string>
  /** Thins shapes to what is seen on a map of them all, as JSON. */
  thin(lands: readonly string[]): Promise<string>
}

/** Places of a map that have a shape, so that they can be sought. */
export function shapedOf({ places }: OwnMap): readonly OwnPlace[] {
  return places.filter(({ land }) => land !== '')
}

/**
 * Opens the deck of a map, whose places are known from then on.
 * @param idOf id of a place within its deck
 */
export function openMap(map: KeptMap, idOf: (place: OwnPlace) => string, drawer: Drawer): OwnDeck {
  const shaped = shapedOf(map)
  const drawn = new Map<RegionCode, Promise<string>>()
  const regions = shaped.map((place): Region => {
    const id: RegionCode = `${map.deck}-${idOf(place)}`
    const { name, aliases, centroid, land, area } = place
    const drawOnce = () => {
      const drawing = drawn.get(id) ?? drawer.draw(land)
      drawn.set(id, drawing)
      // The next call tries again.
      drawing.catch(() => drawn.delete(id))
      return drawing
    }
    return { id, name, lang: map.lang, aliases, centroid, area, shape: '', draw: drawOnce }
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
    map: async () => {
      const { regionMap } = await import('../maps/regionMap')
      return regionMap(groundOf(codes, JSON.parse(await drawer.thin(shaped.map(({ land }) => land)))))
    },
  }
  know(regions)
  ownDecks.set(map.deck, deck)
  return deck
}

/** Land of places by their ids, whose outlines are its borders. */
export function groundOf(ids: readonly string[], shapes: readonly (readonly Polygon[])[]) {
  const lands = new Map(ids.map((id, at) => [id, shapes[at] as Position[][][]]))
  const all = [...lands.values()].flat()
  const landOf = (id: string): MultiPolygon => ({ type: 'MultiPolygon', coordinates: lands.get(id) ?? [] })
  return { land: { type: 'MultiPolygon', coordinates: all } as const, landOf }
}

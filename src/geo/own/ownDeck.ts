import type { MultiPolygon, Position } from 'geojson'
import { type OwnDeck, type OwnDeckName, ownDecks } from '../decks'
import type { Polygon } from '../drawing/polygon'
import type { FlatGround } from '../maps/flatMap'
import type { PlaceId, RegionCode } from '../place'
import { know } from '../places'
import type { Point } from '../point'
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
  /** Draws the map of shapes around those of some indices, and where some points are on it. */
  view(lands: readonly string[], seen: readonly number[], points: readonly Point[]): Promise<DrawnView>
  /** Thins shapes to what is seen on a map of them all, as JSON. */
  thin(lands: readonly string[]): Promise<string>
}

/** Map that was drawn, with the path data of its shapes and the places of its points. */
export type DrawnView = FlatGround & {
  readonly shapes: readonly string[]
  readonly spots: readonly (readonly [x: number, y: number])[]
}

/** Places of a map that have a shape, so that they can be sought; one alone is none. */
export function shapedOf({ places }: OwnMap): readonly OwnPlace[] {
  const shaped = places.filter(({ land }) => land !== '')
  return shaped.length > 1 ? shaped : []
}

/** Land of a place as JSON: a point is a polygon without an area. */
export function landTextOf({ land, centroid: [latitude, longitude] }: OwnPlace): string {
  const spot = [longitude, latitude]
  return land || JSON.stringify([[[spot, spot]]])
}

/**
 * Opens the deck of a map, whose places are known from then on.
 * @param idOf id of a place within its deck
 */
export function openMap(map: KeptMap, idOf: (place: OwnPlace) => string, drawer: Drawer): OwnDeck {
  const shaped = new Set(shapedOf(map))
  const drawn = new Map<RegionCode, Promise<string>>()
  const regions = map.places.map((place): Region => {
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
  const located = regions.map(({ id }) => id)
  const sought = regions.filter((_, at) => shaped.has(map.places[at] as OwnPlace))
  const codes = sought.map(({ id }) => id)
  const places = new Map<PlaceId, OwnPlace>(map.places.map((place, at) => [located[at] as RegionCode, place]))
  const lands = new Map<PlaceId, MultiPolygon>()
  const deck: OwnDeck = {
    version: 1,
    codes,
    targets: codes as [RegionCode, ...RegionCode[]],
    countries: undefined,
    span: map.span,
    isContinent: false,
    languages: [],
    name: map.title,
    regions: sought,
    async view(ids) {
      const seen = ids.map((id) => sought.findIndex((region) => region.id === id))
      const points = seen.map((at) => (sought[at] as Region).centroid)
      const { shapes, spots, ...drawn } = await drawer.view([...shaped].map(landTextOf), seen, points)
      return {
        ...drawn,
        shapeOf: (id) => shapes[ids.indexOf(id)] ?? '',
        spotOf: (point) => spots[points.indexOf(point)] ?? [0, 0],
      }
    },
    located: located as [RegionCode, ...RegionCode[]],
    landOf(id) {
      const place = places.get(id)
      const land = lands.get(id) ?? (place && multiPolygon(JSON.parse(landTextOf(place))))
      if (land) lands.set(id, land)
      return land
    },
    ground: async () => groundOf(located, JSON.parse(await drawer.thin(map.places.map(landTextOf)))),
  }
  know(regions)
  ownDecks.set(map.deck, deck)
  return deck
}

/** Land of places by their ids, whose outlines are its borders. */
export function groundOf(ids: readonly string[], shapes: readonly (readonly Polygon[])[]) {
  const lands = new Map(ids.map((id, at) => [id, shapes[at] as Position[][][]]))
  return {
    land: multiPolygon([...lands.values()].flat()),
    landOf: (id: string) => multiPolygon(lands.get(id) ?? []),
  }
}

function multiPolygon(coordinates: Position[][][]): MultiPolygon {
  return { type: 'MultiPolygon', coordinates }
}

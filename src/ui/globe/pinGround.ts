import { type DeckName, ownDecks } from '../../geo/decks'
import { EARTH_RADIUS, greatCircleDistance } from '../../geo/greatCircle'
import { atlas } from '../../geo/maps/atlas'
import { type Basemaps, basemapsOf } from '../../geo/maps/basemap'
import { closeShapeOf } from '../../geo/maps/borders'
import { countryAt, placeAt } from '../../geo/maps/countryAt'
import { pointOf, vectorOf } from '../../geo/maps/vector'
import type { PlaceId } from '../../geo/place'
import type { Kilometres, Point } from '../../geo/point'
import { NEAR, nearIn } from '../../machines/pins/pins'
import { lazyModules } from '../lazyModule'
import { type GlobeView, nearTo, viewAt } from './globeView'

/** Ground on which pins are set: the Earth, or a map of somebody's own. */
export type PinGround = {
  /** Its land, and the shape of an answer as it is measured. */
  readonly basemaps: Basemaps
  /** View of it while it is blank. What the globe does is measured by its zoom. */
  readonly start: GlobeView
  /** Distance up to which a place is right. */
  readonly near: Kilometres
  /** Whether it is that of somebody's own, of which neither the sea nor the regions are known. */
  readonly isOwn: boolean
  /** Place at a point, if there is one. */
  readonly placeAt: (point: Point) => PlaceId | undefined
}

/** The Earth with its countries. */
export const EARTH: PinGround = {
  basemaps: basemapsOf({ ...atlas, landOf: closeShapeOf }),
  start: viewAt([15, 15], 1),
  near: NEAR,
  isOwn: false,
  placeAt: (point) => countryAt(point, closeShapeOf),
}

/** Least part of the Earth around a map that is in sight, in kilometres. */
const LEAST = 1

/** Ground of a deck, which is thinned where it is that of somebody's own. Points alone are on the land of the Earth. */
export const pinGroundOf = lazyModules(async (name: DeckName): Promise<PinGround> => {
  const deck = ownDecks.get(name)
  if (deck === undefined) return EARTH
  const { land, landOf } = await deck.ground()
  const spots = land.coordinates.flat(2).map(([longitude = 0, latitude = 0]): Point => [latitude, longitude])
  const nothing = { coordinates: [] }
  const own = {
    land,
    islands: { ...land, ...nothing },
    borders: { type: 'MultiLineString', ...nothing },
  } as const
  return {
    basemaps: basemapsOf({ ...(deck.codes.length > 0 ? own : atlas), landOf: closeShapeOf }),
    start: viewAround(spots, LEAST, 0, Number.POSITIVE_INFINITY, 1),
    near: nearIn(name),
    isOwn: true,
    placeAt: (point) => placeAt(point, deck.located, landOf),
  }
})

/**
 * View with some points in sight, above the middle of the box that they are in.
 * @param least radius that is in sight, in kilometres
 * @param beyond part of the Earth beyond the points that is in sight as well, in radians
 * @param share of the picture that they take
 */
export function viewAround(
  points: readonly Point[],
  least: Kilometres,
  beyond: number,
  nearest: number,
  share?: number,
): GlobeView {
  const low: [number, number, number] = [1, 1, 1]
  const high: [number, number, number] = [-1, -1, -1]
  for (const point of points) {
    for (const [axis, at] of vectorOf(point).entries()) {
      low[axis] = Math.min(low[axis] as number, at)
      high[axis] = Math.max(high[axis] as number, at)
    }
  }
  const middle = pointOf([low[0] + high[0], low[1] + high[1], low[2] + high[2]])
  const far = points.reduce((most, point) => Math.max(most, greatCircleDistance(middle, point)), least)
  return viewAt(middle, nearTo(Math.min(Math.PI / 2, far / EARTH_RADIUS + beyond), share), nearest)
}

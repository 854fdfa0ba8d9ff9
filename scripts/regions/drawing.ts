import { REGION } from '../../src/geo/drawing/detail'
import { type DrawnOutline, outlineOf } from '../../src/geo/drawing/outline'
import type { Polygon } from '../../src/geo/drawing/polygon'
import { select } from '../../src/geo/drawing/selection'
import type { RegionCode } from '../../src/geo/place'
import { type RegionDeckName, regionDecks } from '../../src/geo/regions/regionDecks'
import { isAmong, isNearIn } from '../atlas/drawing'
import { type Exception, SHETLAND } from '../atlas/exceptions'
import { polygonsOf, type Source } from './source'

/** Outlines of a deck by the codes of its regions. */
export type Outlines = ReadonlyMap<RegionCode, DrawnOutline>

/** Regions of which only what lies near a place is looked at. */
const exceptions: readonly Exception[] = [
  {
    id: 'JP-13',
    place: [35.69, 139.43],
    radius: 60,
    reason:
      'The Izu Islands, a fifth of the land of Tokyo, lie in a line of 300 km; the Ogasawara Islands are a thousand away.',
  },
]

/** Parts of regions that the rule leaves out and that are drawn all the same. */
const additions: readonly Exception[] = [{ id: 'GB-SCT', ...SHETLAND }]

/** Polygons of a region that make up its shape, by the rules for countries. */
export function keptOfRegion(polygons: readonly Polygon[], code: RegionCode): readonly Polygon[] {
  return select(polygons.filter(isNearIn(exceptions, code)), isAmong(additions, code))
}

/** Draws a region by the rules for countries. */
function drawRegion(source: Source, code: RegionCode): DrawnOutline {
  return outlineOf(keptOfRegion(polygonsOf(source, code), code), REGION, isAmong(additions, code))
}

/** Draws all regions of a deck. */
export function drawDeck(deck: RegionDeckName, source: Source): Outlines {
  return new Map(regionDecks[deck].codes.map((code) => [code, drawRegion(source, code)]))
}

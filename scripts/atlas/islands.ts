import { type Polygon, polygonArea } from '../../src/geo/drawing/polygon'
import { candidateOf, nearer } from '../../src/geo/drawing/selection'
import { type Entry, isAmong, keyOf } from './drawing'
import { territories } from './territories'
import type { World } from './world'

/** An island of a fine world lies further than this from all other land of its country, in km. */
const APART = 15

/** A rock, by its area in km², that lies further than this in km from all other land is no place of the country: Rockall, Aves. */
const ROCK = 1
const REMOTE = 200

/**
 * All land of a country, wherever it lies: that of a coarse world and, from a fine one, each island that is further than
 * {@link APART} from it and from the larger ones that were added.
 */
export function landOf(entry: Entry, coarse: World, fine: World): readonly Polygon[] {
  const isApart = isAmong(
    territories.filter(({ isCounted }) => !isCounted),
    entry.id,
  )
  const partsIn = (world: World) => (world.get(keyOf(entry)) ?? []).filter((polygon) => !isApart(polygon))
  const land = [...partsIn(coarse)]
  let candidates = partsIn(fine)
    .map((polygon) => candidateOf({ polygon, share: polygonArea(polygon) }))
    .sort((a, b) => b.share - a.share)
  for (const polygon of land) candidates = apart(nearer(candidates, polygon))
  while (candidates[0]) {
    const [{ polygon, share, gap }, ...others] = candidates
    const isRock = share < ROCK && gap > REMOTE
    if (!isRock) land.push(polygon)
    candidates = isRock ? others : apart(nearer(others, polygon))
  }
  return land
}

function apart<Part extends { readonly gap: number }>(parts: readonly Part[]): Part[] {
  return parts.filter(({ gap }) => gap > APART)
}

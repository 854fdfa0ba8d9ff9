import type { Traits } from '../../src/geo/traits'
import { coarseOf } from './coarse'
import { detailOf } from './detail'
import { pathOf } from './path'
import { type Flat, flatten } from './plane'
import { areaOf } from './polygon'
import { type Selection, select } from './selection'
import { traitsOf } from './traits'
import type { World } from './world'

/** A country as the table has it. */
export type Entry = { readonly id: string; readonly numericId: number; readonly name: string }

/** All that is made of one country. */
export type Drawing = {
  readonly entry: Entry
  readonly selection: Selection
  readonly flat: Flat
  /** Path data in whole units of a box of 1000. */
  readonly detailed: string
  /** Path data in the 100×100 box, to one decimal. */
  readonly coarse: string
  readonly traits: Traits
}

/** Draws a country of the atlas. Throws, with the country and the reason, where the atlas has none or but a point. */
export function draw(entry: Entry, world: World): Drawing {
  const polygons = world.get(entry.numericId)
  if (polygons === undefined || polygons.length === 0) {
    throw new Error(
      `${entry.name} (${entry.id}): the atlas has no country with the numeric id ${entry.numericId}`,
    )
  }
  const selection = select(polygons)
  // The smallest, such as the Vatican, are less than a step of the atlas across.
  if (!selection.kept.some(({ polygon }) => areaOf(polygon) > 0)) {
    throw new Error(`${entry.name} (${entry.id}): its outline in the atlas has no area`)
  }
  const flat = flatten(selection.kept.map(({ polygon }) => polygon))
  const detail = detailOf(flat.loops)
  return {
    entry,
    selection,
    flat,
    detailed: pathOf(detail),
    coarse: pathOf(coarseOf(detail), 10),
    traits: traitsOf(flat, detail),
  }
}

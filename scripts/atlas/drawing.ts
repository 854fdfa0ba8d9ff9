import type { Point } from '../../src/geo/point'
import type { Traits } from '../../src/geo/traits'
import { areaOfLoop } from './loop'
import { pathOf, rounded } from './path'
import { type Flat, flatten } from './plane'
import { type Selection, select } from './selection'
import { simplify } from './simplification'
import { traitsOf } from './traits'
import type { World } from './world'

/**
 * A corner of a detailed outline stays if its triangle covers at least this many square steps: 0.06 of a
 * unit of the 100×100 box, which at 320 pixels is less than a pixel. Coarser is smaller: at 0.2 the twenty
 * take 14 kB instead of 22, and the mean overlap with the full coast falls below 0.99.
 */
const DETAIL = 60_000

/** A coarse outline has this many corners, a few hundred bytes, and no part below this share of the main one. */
const CORNERS = 60
const PART = 0.02

/** A country as the table has it. */
export type Entry = { readonly id: string; readonly numericId: number; readonly name: string }

/** All that is made of one country. */
export type Drawing = {
  readonly entry: Entry
  readonly selection: Selection
  readonly flat: Flat
  readonly centroid: Point
  /** Path data in whole units of a box of 1000. */
  readonly detailed: string
  /** Path data in the 100×100 box, to one decimal. */
  readonly coarse: string
  readonly traits: Traits
}

/** Draws a country of the atlas. Throws, with the country and the reason, where the atlas has no such id. */
export function draw(entry: Entry, world: World): Drawing {
  const polygons = world.get(entry.numericId)
  if (polygons === undefined || polygons.length === 0) {
    throw new Error(
      `${entry.name} (${entry.id}): the atlas has no country with the numeric id ${entry.numericId}`,
    )
  }
  const selection = select(polygons)
  const flat = flatten(selection.kept.map(({ polygon }) => polygon))
  const loops = rounded(simplify(flat.loops, { area: DETAIL, spots: 0 }))
  const main = areaOfLoop(flat.loops[0] ?? [])
  const large = flat.loops.filter((loop) => Math.abs(areaOfLoop(loop)) >= PART * main)
  return {
    entry,
    selection,
    flat,
    centroid: flat.centroid,
    detailed: pathOf(loops),
    coarse: pathOf(rounded(simplify(large, { area: Number.POSITIVE_INFINITY, spots: CORNERS })), 10),
    traits: traitsOf(flat),
  }
}

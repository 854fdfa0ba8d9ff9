import type { GridSpot, Loop } from '../../../src/geo/drawing/loop'
import { simplify } from '../../../src/geo/drawing/simplification'
import {
  around,
  closed,
  grown,
  inverted,
  landOf,
  type Mask,
  mapped,
  nearestLand,
  numbersOf,
  opened,
  type Part,
  partsOf,
} from './mask'
import { rasterised, smoothed, traced } from './raster'

/** An outline as fingers can tell it. */
export type FingerOutline = {
  /** In tenths of a mm from the top left corner of the box. Coasts run clockwise, the shores of lakes the other way. */
  readonly loops: readonly Loop[]
  /** How many parts are too small, and were left out, or are drawn as large as the smallest that can be felt. */
  readonly left: number
  readonly enlarged: number
}

type Sizes = {
  /** The side of the box on paper, in mm. */
  readonly side: number
  /** How far two lines are from each other at least, from middle to middle, in mm. */
  readonly apart: number
}

/** The side of a cell, in mm: a fifth of what fingers tell apart. */
const CELL = 0.5

/** Parts that are not so long, in mm, can hardly be felt. */
export const SMALLEST = 5

/** How long a cape, and how long a bay, must be to be drawn wider than it is, in mm; a shorter one goes. */
const CAPE = 3
const BAY = 8

/** How many bays are looked at, longest first: each takes its time. */
const BAYS = 12

/** Distance that the middle of a small part keeps from others beyond that of lines, in mm, to be drawn. */
const LONELY = 4.5

/** The area of what is smoothed away, in mm², and how many steps of its reckoning there are to a mm. */
const WIGGLE = 0.8
const STEPS = 1000

/** How often at most that is put right which is too narrow after what was put right before, and how often with land. */
const ROUNDS = 12
const FILLS = 6

/** Around the box there is so much sea, in mm. */
const MARGIN = 8

/**
 * Simplifies an outline, loops in a 100×100 box, for fingers. Everywhere land and water are as wide as two lines must be
 * apart, but capes and bays are not lost by that: those that are long enough are drawn as wide as needed, and parts are kept
 * asunder. It is done with discs that are moved about on land and in the water (opening and closing, Serra, "Image Analysis
 * and Mathematical Morphology", 1982).
 */
export function forFingers(outline: readonly Loop[], { side, apart }: Sizes): FingerOutline {
  const scale = side / 100 / CELL
  const spots = outline.flat()
  const [west, east] = spanOf(spots.map(([x]) => x * scale))
  const [north, south] = spanOf(spots.map(([, y]) => y * scale))
  const drawn = rasterised(
    outline.map((loop) => loop.map(([x, y]): GridSpot => [x * scale - west, y * scale - north])),
    east - west,
    south - north,
  )
  // A little more than half, since smoothing takes a little.
  const radius = apart / CELL / 2 + 0.75
  const parts = [...partsOf(drawn)].sort((a, b) => b.length - a.length)
  const isLarge = (part: Part) => extentOf(part, drawn.width) * CELL >= SMALLEST
  const large = parts.filter(isLarge)
  const land = landOf(drawn, large)
  const kept = partsOf(settled(land, frontierOf(land, large, radius), radius)).filter(isLarge)
  const small = parts.filter((part) => !isLarge(part))
  const islands = lonely(small, landOf(drawn, kept), apart / CELL)
  const dots = grown(
    landOf(
      drawn,
      islands.map((cell) => [cell]),
    ),
    SMALLEST / CELL / 2 + 1.5,
  )
  const isDrawn = (cell: number) => told.cells[cell] === 1
  const told = withoutPonds(landOf(drawn, [...kept, ...partsOf(dots)]), drawn)
  return {
    loops: simplify(
      traced(told).map((loop) =>
        smoothed(smoothed(loop, 2), 2).map(
          ([x, y]): GridSpot => [
            Math.round((x + west) * CELL * STEPS),
            Math.round((y + north) * CELL * STEPS),
          ],
        ),
      ),
      { corners: 0, displaced: WIGGLE * STEPS ** 2 },
    ).map((loop) => loop.map(([x, y]): GridSpot => [tenths(x), tenths(y)])),
    left: small.length - islands.length + large.filter((part) => !part.some(isDrawn)).length,
    enlarged: islands.length,
  }
}

/** The water where one part comes as near as another: as wide as a disc, it keeps them asunder. */
function frontierOf(land: Mask, parts: readonly Part[], radius: number): Mask {
  const owner = numbersOf(land, parts)
  const nearest = nearestLand(land).cells.map((cell) => owner[cell] as number)
  const { width } = land
  const isLast = (cell: number) =>
    [1, width].some((step) => nearest[cell + step] !== undefined && nearest[cell + step] !== nearest[cell])
  return grown(
    mapped(land, (_, cell) => isLast(cell)),
    radius,
  )
}

/** Land with its long capes, and the sea with its long bays, as wide as a disc is, and with nothing that is less wide. */
function settled(land: Mask, frontier: Mask, radius: number): Mask {
  const isFree = (cell: number) => frontier.cells[cell] === 0
  const apart = mapped(land, (is, cell) => is === 1 && isFree(cell))
  const bays = baysOf(apart, radius)
  const ashore = without(apart, bays)
  const capes = grown(landOf(land, thinIn(ashore, radius, CAPE)), radius)
  let now = mapped(
    ashore,
    (is, cell) => (is === 1 || capes.cells[cell] === 1) && bays.cells[cell] === 0 && isFree(cell),
  )
  for (let round = 0; round < ROUNDS; round++) {
    const wide = closed(now, radius)
    const narrow = mapped(now, (is, cell) => is === 0 && wide.cells[cell] === 1)
    if (round > 0 && !narrow.cells.includes(1)) break
    // Where water is too narrow there is land, each time a little more of it, so that it is wide enough to stay. Where that does
    // not help, as between two parts, there is water.
    const near = grown(narrow, round < FILLS ? round : radius)
    const isLand = (is: number, cell: number) =>
      near.cells[cell] === 1 ? round < FILLS && isFree(cell) : is === 1
    now = opened(mapped(now, isLand), radius)
  }
  return now
}

/** The long bays, longest first, as far as they cut no land in two and there is land beside them that is wide enough. */
function baysOf(land: Mask, radius: number): Mask {
  const told = (mask: Mask) => {
    const parts = partsOf(opened(mask, radius)).filter((part) => part.length > radius ** 2 * 4)
    return { parts: parts.length, cells: parts.flat().length }
  }
  let bays = landOf(land, [])
  let before = told(land)
  for (const middle of thinIn(inverted(land), radius, BAY).slice(0, BAYS)) {
    const bay = grown(landOf(land, [middle]), radius)
    const both = mapped(bays, (is, cell) => is === 1 || bay.cells[cell] === 1)
    const after = told(without(land, both))
    const taken = bay.cells.filter((is, cell) => is === 1 && land.cells[cell] === 1).length
    if (after.parts !== before.parts || before.cells - after.cells > taken * 1.5) continue
    bays = both
    before = after
  }
  return bays
}

/** Land without some water. */
function without(land: Mask, water: Mask): Mask {
  return mapped(land, (is, cell) => is === 1 && water.cells[cell] === 0)
}

/**
 * The middle lines of what is too thin in a picture for a disc, longest first: as far as it reaches so many mm from where a
 * disc can get, joins two places where one can, or is a lake or an island that is long enough.
 */
function thinIn(mask: Mask, radius: number, least: number): readonly Part[] {
  const open = opened(mask, radius)
  const away = nearestLand(open).squares
  const inside = nearestLand(inverted(mask)).squares.map(Math.sqrt)
  const steps = around(mask.width)
  const thin = mapped(mask, (cell, index) => cell === 1 && open.cells[index] === 0)
  const place = numbersOf(open, partsOf(open))
  const isTold = (part: Part) => {
    const near = part.flatMap((cell) => steps.map((step) => place[cell + step]))
    const places = new Set(near.filter(Boolean)).size
    if (places === 0) return extentOf(part, mask.width) * CELL >= SMALLEST
    return places > 1 || part.some((cell) => (away[cell] as number) >= (least / CELL) ** 2)
  }
  const isMiddle = (cell: number) =>
    steps.every((step) => (inside[cell + step] ?? 0) < (inside[cell] as number) + 0.7)
  return partsOf(thin)
    .filter(isTold)
    .map((part) => part.filter(isMiddle))
    .sort((a, b) => b.length - a.length)
}

/** The middles of those of some small parts, largest first, that are far from all land and from each other. */
function lonely(parts: readonly Part[], land: Mask, apart: number): readonly number[] {
  const reach = apart + LONELY / CELL
  const away = nearestLand(land).squares
  const { width } = land
  const middles: number[] = []
  for (const part of parts) {
    const middle = part[Math.floor(part.length / 2)] as number
    const isNear = (other: number) =>
      ((middle % width) - (other % width)) ** 2 +
        (Math.floor(middle / width) - Math.floor(other / width)) ** 2 <
      (reach + SMALLEST / CELL / 2) ** 2
    if ((away[middle] as number) >= reach ** 2 && !middles.some(isNear)) middles.push(middle)
  }
  return middles
}

/** Land without lakes that were bays of the sea before. */
function withoutPonds(land: Mask, drawn: Mask): Mask {
  const [sea = []] = partsOf(inverted(drawn))
  const open = landOf(drawn, [sea])
  const ponds = partsOf(inverted(land))
    .slice(1)
    .filter((pond) => pond.some((cell) => open.cells[cell] === 1))
  const filled = landOf(land, ponds)
  return mapped(land, (is, cell) => is === 1 || filled.cells[cell] === 1)
}

/** How long a part is from west to east or from north to south, whichever is more, in cells. */
function extentOf(part: Part, width: number): number {
  let [west, east, north, south] = [Number.POSITIVE_INFINITY, 0, Number.POSITIVE_INFINITY, 0]
  for (const cell of part) {
    const [x, y] = [cell % width, Math.floor(cell / width)]
    west = Math.min(west, x)
    east = Math.max(east, x)
    north = Math.min(north, y)
    south = Math.max(south, y)
  }
  return Math.max(east - west, south - north) + 1
}

/** From where to where a picture reaches with some numbers in it, in whole cells, with water on both sides. */
function spanOf(numbers: readonly number[]): readonly [from: number, to: number] {
  const margin = MARGIN / CELL
  const least = numbers.reduce((low, each) => Math.min(low, each))
  const most = numbers.reduce((high, each) => Math.max(high, each))
  return [Math.floor(least) - margin, Math.ceil(most) + margin]
}

function tenths(steps: number): number {
  return Math.round((steps * 10) / STEPS)
}

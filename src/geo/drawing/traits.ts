import { directionOf } from '../direction'
import type { CompassPoint, Traits } from '../traits'
import { hollowsOf, hullOf } from './hull'
import { Land } from './land'
import { areaOfLoop, centreOf, distance, type GridSpot, type Loop, loopLength, twiceArea } from './loop'
import { type Flat, STEPS } from './plane'
import { straightsOf } from './straight'

/** The least share of the band round the main part that is worth telling as a hollow. */
const HOLLOW = 0.04

/** The least length of a straight edge that is worth telling, in steps: an eighth of the box. */
const STRAIGHT = STEPS / 8

/** Parts of at least this share of the main one are told one by one, the rest are counted. */
const TOLD = 0.004
const MOST_TOLD = 4

/** The area of a full outline, in square kilometres. */
export function areaOfFlat({ loops, scale }: Pick<Flat, 'loops' | 'scale'>): number {
  return loops.reduce((sum, loop) => sum + areaOfLoop(loop), 0) * scale ** 2
}

/** The facts from which a country is described: of the full outline, and of its coast as it is drawn. */
export function traitsOf({ loops, scale, latitudes }: Flat, detail: readonly Loop[]): Traits {
  const [main, ...others] = [...loops].sort((a, b) => areaOfLoop(b) - areaOfLoop(a))
  if (main === undefined) throw new Error('An outline has at least one part')
  const mainArea = areaOfLoop(main)
  const centre = centreOf(main)
  const sized = others.map((loop) => ({
    share: areaOfLoop(loop) / mainArea,
    towards: windTo(centre, centreOf(loop)),
  }))
  const islands = sized.filter(({ share }) => share > 0)
  const told = islands.slice(0, MOST_TOLD).filter(({ share }) => share >= TOLD)
  const drawn = detail.reduce((largest, loop) => (areaOfLoop(loop) > areaOfLoop(largest) ? loop : largest))
  const hull = hullOf(drawn)
  const [xs, ys] = [loops.flat().map(([x]) => x), loops.flat().map(([, y]) => y)]
  return {
    area: roundTo(2, areaOfFlat({ loops, scale })),
    width: roundTo(2, extent(xs) * scale),
    height: roundTo(2, extent(ys) * scale),
    south: nearest(5, latitudes[0]),
    north: nearest(5, latitudes[1]),
    parts: told.map(inPerCent),
    islets: islands.length - told.length,
    holes: sized.filter(({ share }) => share < 0).map(inPerCent),
    rows: fifths(loops),
    columns: fifths(loops.map((loop) => loop.map(([x, y]) => [y, x]))),
    hollows: hollowsBySide(drawn),
    straights: straightsBySide(main, scale),
    roughness: nearest(5, (loopLength(drawn) / loopLength(hull)) * 100),
  }
}

/** The hollows of a loop, from the deepest; of several on one side the deepest alone. */
function hollowsBySide(loop: Loop): Traits['hollows'] {
  const least = HOLLOW * areaOfLoop(hullOf(loop))
  const hollows = hollowsOf(loop)
    .filter((hollow) => Math.abs(areaOfLoop(hollow)) >= least)
    .map((hollow) => ({
      towards: facing(hollow[0] as GridSpot, hollow.at(-1) as GridSpot),
      depth: nearest(5, (depthOf(hollow) / STEPS) * 100),
    }))
    .sort((a, b) => b.depth - a.depth)
  return hollows.filter((hollow, i) => hollows.findIndex(({ towards }) => towards === hollow.towards) === i)
}

/** The straight edges of a loop, added up by the side they face, from the longest. */
function straightsBySide(main: Loop, scale: number): Traits['straights'] {
  const lengths = new Map<CompassPoint, number>()
  for (const [from, to] of straightsOf(main, STRAIGHT)) {
    const towards = facing(from, to)
    lengths.set(towards, (lengths.get(towards) ?? 0) + distance(from, to) * scale)
  }
  return [...lengths]
    .sort(([, a], [, b]) => b - a)
    .map(([towards, length]) => ({ towards, length: roundTo(1, length) }))
}

/** How much of each of five strips from top to bottom is land, in per cent of the whole width, to the nearest 5. */
function fifths(loops: readonly Loop[]): readonly number[] {
  const [xs, ys] = [loops.flat().map(([x]) => x), loops.flat().map(([, y]) => y)]
  const [top, height, width] = [Math.min(...ys), extent(ys), extent(xs)]
  const land = new Land(loops, STEPS, 2000)
  return [0, 1, 2, 3, 4].map((strip) =>
    nearest(
      5,
      (100 * land.within(top + (strip * height) / 5, top + ((strip + 1) * height) / 5)) /
        ((width * height) / 5),
    ),
  )
}

/** How far a hollow reaches in from its mouth. */
function depthOf(hollow: Loop): number {
  const [from, to] = [hollow[0] as GridSpot, hollow.at(-1) as GridSpot]
  return Math.max(...hollow.map((spot) => Math.abs(twiceArea(from, to, spot)))) / distance(from, to)
}

/** The side that an edge faces, the land being on its right. */
function facing(from: GridSpot, to: GridSpot): CompassPoint {
  return windTo([0, 0], [to[1] - from[1], from[0] - to[0]])
}

function windTo(from: GridSpot, to: GridSpot): CompassPoint {
  const degrees = (Math.atan2(to[0] - from[0], from[1] - to[1]) * 180) / Math.PI
  return directionOf((degrees + 360) % 360).word
}

function inPerCent({ share, towards }: { readonly share: number; readonly towards: CompassPoint }) {
  return { share: roundTo(1, Math.abs(share) * 100), towards }
}

function extent(values: readonly number[]): number {
  return values.reduce((a, b) => Math.max(a, b)) - values.reduce((a, b) => Math.min(a, b))
}

function roundTo(digits: number, value: number): number {
  return Number(value.toPrecision(digits))
}

function nearest(step: number, value: number): number {
  return Math.round(value / step) * step
}

import { type Coast, shoreOf } from './coast'
import { areaWithin, type Polygon, polygonArea } from './polygon'
import { Tree } from './tree'

/** The share of the main part's area from which a part counts as large, and from which it counts at all. */
const LARGE = 0.015
const SMALL = 0.0005

/** From this share of the main part's area on a part belongs to the shape wherever it lies, as Borneo's does to Malaysia. */
const EQUAL = 0.2

/**
 * However large the country, no part is looked for further than this many km
 * from the rest; however small, one so near is.
 */
const FURTHEST = 500
const NEAREST = 200

/**
 * How far a part may lie from the rest, as a multiple of S = √(area of the main part). So Sicily and
 * Hokkaido belong to the shape that people know; Guiana, Alaska and the Canaries are maps of their own.
 */
const REACH_OF_LARGE = 0.5
const REACH_OF_SMALL = 0.33

/** How far small parts are stepping stones for others, in km: as Karpathos is for Rhodes, but Orkney not for Shetland. */
const STEP = 75

/**
 * An archipelago has less than this share of its land in its main part; its islands are
 * stepping stones as far as {@link NEAREST}.
 */
const ARCHIPELAGO = 0.6

/** One of the polygons of a country, without the holes that are too small to count. */
type Part = {
  readonly polygon: Polygon
  /** Its area over that of the main part. */
  readonly share: number
}

/** A part that may yet belong to the shape, and how many km its coast is from the nearest part that does. */
type Candidate = Part & { readonly coast: Coast; readonly gap: number }

/**
 * The polygons that make up a country's shape, by the rule that docs/outlines.md states: the main part, which is the
 * largest; any of a fifth of its area or more; any of at least 1.5 % within reach of one that is kept, until no more are
 * found; any of at least 0.05 % within a shorter reach of one of those; and from these on, step by step, any of that
 * size beside one that is kept. A hole, too, counts from 0.05 %. Parts of that size that are added as exceptions come last.
 */
export function select(
  polygons: readonly Polygon[],
  isAdded: (polygon: Polygon) => boolean,
): readonly Polygon[] {
  const sized = polygons
    .map((polygon) => ({ polygon, area: polygonArea(polygon) }))
    .sort((a, b) => b.area - a.area)
  const main = sized[0]?.area ?? 0
  const reach = reachOf(main, main / sized.reduce((sum, { area }) => sum + area, 0))
  const parts = sized.map(({ polygon, area }) => ({
    polygon: withoutSpecks(polygon, SMALL * main),
    share: area / main,
  }))
  const within = (least: number, most: number) =>
    parts.filter(({ share }) => share >= least && share < most).map(candidateOf)
  const large = joined(
    parts.filter(({ share }) => share >= EQUAL),
    within(LARGE, EQUAL),
    reach.large,
  )
  const smaller = large.reduce<readonly Candidate[]>(
    (candidates, { polygon }) => nearer(candidates, polygon),
    within(SMALL, LARGE),
  )
  const isNear = ({ gap }: Candidate) => gap <= Math.max(reach.small, reach.step)
  const small = joined(
    smaller.filter(isNear),
    smaller.filter((part) => !isNear(part)),
    reach.step,
  )
  const kept = [...large, ...small].sort((a, b) => b.share - a.share).map(({ polygon }) => polygon)
  const added = parts.filter(({ polygon, share }) => share >= SMALL && isAdded(polygon))
  return [...new Set([...kept, ...added.map(({ polygon }) => polygon)])]
}

/** In km, of a country by the area of its main part and the share of all its land that this is. */
function reachOf(main: number, share: number) {
  const size = Math.sqrt(main)
  return {
    large: Math.min(FURTHEST, Math.max(NEAREST, REACH_OF_LARGE * size)),
    small: Math.min(FURTHEST, REACH_OF_SMALL * size),
    step: share < ARCHIPELAGO ? NEAREST : STEP,
  }
}

/** Some parts with those that lie within reach of one, or of one that has joined them. */
function joined(parts: readonly Part[], candidates: readonly Candidate[], reach: number): readonly Part[] {
  const near = [...parts]
  let far = candidates
  // `near` grows while it is walked: each part that is added is in turn one that others may lie near.
  for (const { polygon } of near) {
    far = nearer(far, polygon)
    near.push(...far.filter(({ gap }) => gap <= reach))
    far = far.filter(({ gap }) => gap > reach)
  }
  return near
}

/** Prepares a part of a country whose gap to the rest is to be measured. */
export function candidateOf(part: Part): Candidate {
  return { ...part, coast: shoreOf(part.polygon), gap: Number.POSITIVE_INFINITY }
}

/** Brings the gap of each candidate up to date with one more polygon that is kept. */
export function nearer(candidates: readonly Candidate[], polygon: Polygon): readonly Candidate[] {
  if (candidates.length === 0) return candidates
  const tree = new Tree(shoreOf(polygon))
  return candidates.map((candidate) => ({ ...candidate, gap: tree.gap(candidate.coast, candidate.gap) }))
}

function withoutSpecks([outer, ...holes]: Polygon, least: number): Polygon {
  return [...(outer === undefined ? [] : [outer]), ...holes.filter((hole) => areaWithin(hole) >= least)]
}

import { type Coast, coastOf } from './coast'
import { areaOf, areaWithin, type Polygon } from './polygon'
import { Tree } from './tree'

/** The share of the main part's area from which a part counts as large, and from which it counts at all. */
export const LARGE = 0.015
export const SMALL = 0.0005

/** However large the country, no part is looked for further than this many km from the rest. */
export const FURTHEST = 500

/**
 * How far a part may lie from the rest, as a multiple of S = √(area of the main part). So Sicily and
 * Hokkaido belong to the shape that people know; Guiana, Alaska and the Canaries are maps of their own.
 */
export const REACH_OF_LARGE = 0.5
export const REACH_OF_SMALL = 0.33

/** One of the polygons of a country. */
export type Part = {
  /** Without the holes that are too small to count. */
  readonly polygon: Polygon
  /** The areas in km² of those holes. */
  readonly filled: readonly number[]
  /** Its area over that of the main part. */
  readonly share: number
  /** Km from its coast to that of the nearest part it could belong to; NaN if too small to be measured. */
  readonly gap: number
}

/** What belongs to a country's shape and what does not, each from the largest down, with the reach in km of either size. */
export type Selection = {
  readonly kept: readonly Part[]
  readonly dropped: readonly Part[]
  readonly reach: { readonly large: number; readonly small: number }
}

/**
 * The polygons that make up a country's shape: the largest, which is the main part; any of at least 1.5 %
 * of its area no further than min(500 km, 0.5·S) from one that is kept, until no more are found; and then
 * any of at least 0.05 % no further than min(500 km, 0.33·S) from one of those. The small ones are not
 * stepping stones, or Orkney would bring in Shetland. A hole, too, counts from 0.05 %.
 */
export function select(polygons: readonly Polygon[]): Selection {
  const sized = polygons
    .map((polygon) => ({ polygon, area: areaOf(polygon) }))
    .sort((a, b) => b.area - a.area)
  const main = sized[0]?.area ?? 0
  const reach = {
    large: Math.min(FURTHEST, REACH_OF_LARGE * Math.sqrt(main)),
    small: Math.min(FURTHEST, REACH_OF_SMALL * Math.sqrt(main)),
  }
  const parts = sized.map(({ polygon, area }, rank) => ({
    ...withoutSpecks(polygon, SMALL * main),
    share: area / main,
    gap: rank === 0 ? 0 : Number.POSITIVE_INFINITY,
  }))
  const large = parts.slice(0, 1)
  // `large` grows while it is walked: each part that is added is in turn one that others may lie near.
  let far = withCoasts(parts.slice(1).filter(({ share }) => share >= LARGE))
  for (const { polygon } of large) {
    far = nearer(far, polygon)
    large.push(...far.filter(({ gap }) => gap <= reach.large))
    far = far.filter(({ gap }) => gap > reach.large)
  }
  const small = large.reduce(
    (candidates, { polygon }) => nearer(candidates, polygon),
    withCoasts(parts.filter(({ share }) => share >= SMALL && share < LARGE)),
  )
  const specks = parts.filter(({ share }) => share < SMALL)
  return {
    kept: bySize([...large, ...small.filter(({ gap }) => gap <= reach.small)]),
    dropped: bySize([
      ...far,
      ...small.filter(({ gap }) => gap > reach.small),
      ...specks.map((part) => ({ ...part, gap: Number.NaN })),
    ]),
    reach,
  }
}

type Candidate = Part & { readonly coast: Coast }

function withCoasts(parts: readonly Part[]): readonly Candidate[] {
  return parts.map((part) => ({ ...part, coast: coastOf(part.polygon) }))
}

/** Brings the gap of each candidate up to date with one more polygon that is kept. */
function nearer(candidates: readonly Candidate[], polygon: Polygon): readonly Candidate[] {
  if (candidates.length === 0) return candidates
  const tree = new Tree(coastOf(polygon))
  return candidates.map((candidate) => ({ ...candidate, gap: tree.gap(candidate.coast, candidate.gap) }))
}

function withoutSpecks(polygon: Polygon, least: number): Pick<Part, 'polygon' | 'filled'> {
  const holes = polygon.slice(1).map((ring) => ({ ring, area: areaWithin(ring) }))
  return {
    polygon: [...polygon.slice(0, 1), ...holes.filter(({ area }) => area >= least).map(({ ring }) => ring)],
    filled: holes.filter(({ area }) => area < least).map(({ area }) => area),
  }
}

function bySize(parts: readonly Part[]): readonly Part[] {
  return [...parts].sort((a, b) => b.share - a.share)
}

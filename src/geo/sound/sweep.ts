import { outlineRingsOf, pairsOf, type Span, spansAt } from '../outlineRings'

/**
 * Pitches of the south and the north edge of the box, in hertz: three octaves, A3 to A6, in which ears distinguish
 * tones best.
 */
export const LOWEST = 220
export const HIGHEST = 1760

/**
 * Pitch of a position in hertz, given its distance from the top of the box, [0, 100]. Equal distances are equal
 * musical intervals.
 */
export function pitchOf(y: number): number {
  return HIGHEST * (LOWEST / HIGHEST) ** (y / 100)
}

/** Stereo pan of a position, given its distance from the left of the box, [0, 100]: −1 is left, 1 is right. */
export function panOf(x: number): number {
  return x / 50 - 1
}

/** Gliding tone, with times in seconds. */
export type Tone = {
  readonly at: number
  readonly until: number
  /** Pitches in hertz at equally spaced times from start to end: two or more. */
  readonly pitch: readonly number[]
  /** Stereo pan at start and end, −1 to 1. */
  readonly pan: readonly [from: number, to: number]
}

/** Sound of an outline, with times in seconds. */
export type Sound = {
  readonly length: number
  readonly tones: readonly Tone[]
  /** Volume of each tone, as a fraction of the maximum: equal for all, so that no tone stands for more land. */
  readonly gain: number
  /** Clicks, each with its time and stereo pan. */
  readonly clicks: readonly { readonly at: number; readonly pan: number }[]
}

/** Number of columns in a sweep; a dot, the smallest drawn feature, spans three of them. */
const COLUMNS = 200

/**
 * Minimum height of water that sounds: the coasts of a narrower strait are barely a quarter tone apart, and a fjord
 * would be noise.
 */
const STRAIT = 2

/** Maximum volume of all tones together, and of a single tone, as fractions of the maximum. */
const ALL_GAIN = 0.7
const ONE_GAIN = 0.22

/** Coast followed from column to column, with its distance from the top in each. */
type Coast = { readonly start: number; readonly heights: number[] }

/**
 * Sound of an outline swept from west to east: a tone for each coast, high in the north and low in the south, panned
 * to its position, and a click at each quarter of the sweep.
 * @param path path data in the 100×100 box, in the orientation shown
 * @param length duration of the sweep, in seconds
 */
export function sweepOf(path: string, length: number): Sound {
  const rings = outlineRingsOf(path)
  const columns = Array.from({ length: COLUMNS }, (_, column) =>
    withoutStraits(spansAt(rings, ((column + 0.5) * 100) / COLUMNS)),
  )
  const most = Math.max(...columns.map((spans) => 2 * spans.length))
  return {
    length,
    tones: coastsOf(columns).map((coast) => toneOf(coast, length)),
    gain: Math.min(ONE_GAIN, ALL_GAIN / Math.max(1, most)),
    clicks: [0, 1, 2, 3, 4].map((quarter) => ({ at: (quarter / 4) * length, pan: panOf(25 * quarter) })),
  }
}

function withoutStraits(spans: readonly Span[]): readonly Span[] {
  const ends = spans.flat()
  const isCoast = (at: number) => {
    // Land ends at odd positions and starts again at even ones.
    const [from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY] =
      at % 2 === 1 ? [ends[at], ends[at + 1]] : [ends[at - 1], ends[at]]
    return to - from >= STRAIT
  }
  return pairsOf(ends.filter((_, at) => isCoast(at)))
}

/** Coasts of an outline, each followed from column to column while it is continuous. */
function coastsOf(columns: readonly (readonly Span[])[]): readonly Coast[] {
  const coasts: Coast[] = []
  let before: readonly Span[] = []
  let followed: (readonly [Coast, Coast])[] = []
  columns.forEach((spans, column) => {
    const follow = (coast: Coast | undefined, height: number) => {
      const same = coast ?? { start: column, heights: [] }
      if (coast === undefined) coasts.push(same)
      same.heights.push(height)
      return same
    }
    followed = spans.map(([top, bottom]) => {
      // Where land splits or merges, the outer coasts continue, and the inner ones start or end.
      const touched = before.filter((span) => touch(span, [top, bottom]))
      const [first, last] = [touched[0], touched.at(-1)]
      const isFirst = first && spans.find((span) => touch(span, first))?.[0] === top
      const isLast = last && spans.findLast((span) => touch(span, last))?.[0] === top
      return [
        follow(isFirst ? followed[before.indexOf(first)]?.[0] : undefined, top),
        follow(isLast ? followed[before.indexOf(last)]?.[1] : undefined, bottom),
      ] as const
    })
    before = spans
  })
  return coasts
}

function touch(one: Span, other: Span): boolean {
  return one[0] < other[1] && other[0] < one[1]
}

function toneOf({ start, heights }: Coast, length: number): Tone {
  const [from, to] = [start / COLUMNS, (start + heights.length) / COLUMNS]
  const pitch = heights.map(pitchOf)
  return {
    at: from * length,
    until: to * length,
    pitch: pitch.length > 1 ? pitch : [...pitch, ...pitch],
    pan: [panOf(from * 100), panOf(to * 100)],
  }
}

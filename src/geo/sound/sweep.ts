import { outlineRingsOf, pairsOf, type Span, spansAt } from '../outlineRings'

/** How high the south and the north of the box sound, in hertz: three octaves, A3 to A6, in which ears tell tones apart best. */
export const LOWEST = 220
export const HIGHEST = 1760

/** How high a place sounds, in hertz, by how far down it is in the box, [0, 100]: each step as far for the ear as any other. */
export function pitchOf(y: number): number {
  return HIGHEST * (LOWEST / HIGHEST) ** (y / 100)
}

/** On which side a place is heard, by how far to the right it is in the box, [0, 100]: −1 is left, 1 is right. */
export function panOf(x: number): number {
  return x / 50 - 1
}

/** A tone that glides. Times are in seconds. */
export type Tone = {
  readonly at: number
  readonly until: number
  /** How high it is, in hertz, at moments evenly spaced from its beginning to its end: two or more. */
  readonly pitch: readonly number[]
  /** On which side it begins and ends, −1 to 1. */
  readonly pan: readonly [from: number, to: number]
}

/** What is played of an outline in one go. Times are in seconds. */
export type Sound = {
  readonly length: number
  readonly tones: readonly Tone[]
  /** How loud each tone is, as a share of what can be played: none is louder, so that none stands for more land. */
  readonly gain: number
  /** When there is a click, and on which side. */
  readonly clicks: readonly { readonly at: number; readonly pan: number }[]
}

/** In how many columns an outline is swept: a dot, the least that is drawn, is in three of them. */
const COLUMNS = 200

/** Water that is less high than this is not swept: its coasts are hardly a quarter tone apart, and a fjord would be noise. */
const STRAIT = 2

/** All tones together are no louder than this share of what can be played, and one alone no louder than that. */
const ALL_GAIN = 0.7
const ONE_GAIN = 0.22

/** A coast that is followed: how far down it is, in one column after another. */
type Coast = { readonly start: number; readonly heights: number[] }

/**
 * An outline as it sounds when it is swept from west to east: a tone for each place where land begins or ends, high in
 * the north and low in the south, on the side where it is, and a click at each quarter of the way.
 * @param path its path data in the 100×100 box, as it is seen
 * @param length how long that takes, in seconds
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
    // Odd ones end land, even ones begin it again.
    const [from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY] =
      at % 2 === 1 ? [ends[at], ends[at + 1]] : [ends[at - 1], ends[at]]
    return to - from >= STRAIT
  }
  return pairsOf(ends.filter((_, at) => isCoast(at)))
}

/** The coasts, each followed from column to column for as long as it is the same one. */
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
      // Where land parts or joins, the outer coasts go on, and those in between begin or end.
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

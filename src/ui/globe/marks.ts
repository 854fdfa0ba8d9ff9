import type { Chart, ScreenPoint } from '../../geo/maps/chart'
import type { Point } from '../../geo/point'

/** The sides of a rectangle, in pixels. */
export type Size = { readonly width: number; readonly height: number }

/** A guess as drawn on a map, with its places in pixels. */
export type MarkedGuess = {
  readonly index: number
  /** The visible part of the way to the answer, as path data. */
  readonly way: string
  /** Place of the guess; `undefined` behind the Earth or outside the picture. */
  readonly spot: ScreenPoint | undefined
  /** Place of the number: at the guess or, if that is out of sight, where its way comes into sight. */
  readonly tag: ScreenPoint | undefined
  /** Place of the distance; `undefined` where there is no room. */
  readonly label: ScreenPoint | undefined
  /** Middle of the way, the place of a picked guess's distance without room elsewhere, even over other marks. */
  readonly middle: ScreenPoint | undefined
  /** Centre of the ring around a guess that is too small to be seen; `undefined` for others. */
  readonly ring: ScreenPoint | undefined
}

/** Everything marked on a map. */
export type MapLabels = {
  readonly guesses: readonly MarkedGuess[]
  /** Place of the answer, whether it has a ring, and the place of its name. */
  readonly answer: ScreenPoint | undefined
  readonly isRinged: boolean
  readonly name: ScreenPoint | undefined
}

/** The answer's centroid, and its size in pixels. */
type MarkedAnswer = { readonly at: Point; readonly across: number }

/** A wrong guess: its index in the list, its size in pixels, and its way to the answer. */
export type Wrong = { readonly index: number; readonly across: number; readonly way: readonly Point[] }

/** Measured sizes of the answer's name and of each guess's distance. */
export type Written = { readonly name: Size; readonly lengths: readonly Size[] }

/** A rectangle occupied on a picture, placed by its middle. */
type Box = Size & { readonly at: ScreenPoint }

/** Rectangles placed on a picture without overlapping. */
export class Boxes {
  private readonly taken: Box[] = []

  /** Creates an empty picture of a width and height in pixels, with its middle at 0, 0. */
  constructor(
    readonly width: number,
    readonly height: number,
  ) {}

  /** Whether a rectangle lies entirely on the picture. */
  holds({ at: [x, y], width, height }: Box): boolean {
    return Math.abs(x) + width / 2 <= this.width / 2 && Math.abs(y) + height / 2 <= this.height / 2
  }

  /** Occupies the first of some places that is free and on the picture, and returns it; `undefined` if there is none. */
  take(places: Iterable<ScreenPoint>, { width, height }: Size): ScreenPoint | undefined {
    for (const at of places) {
      const box = { at, width, height }
      if (!this.holds(box) || this.taken.some((other) => overlaps(box, other))) continue
      this.taken.push(box)
      return at
    }
    return undefined
  }
}

function overlaps(a: Box, b: Box): boolean {
  return (
    Math.abs(a.at[0] - b.at[0]) < (a.width + b.width) / 2 &&
    Math.abs(a.at[1] - b.at[1]) < (a.height + b.height) / 2
  )
}

/** Sides of the squares kept free for a number, for the answer's dot and for a ring, in pixels. */
const TAG = 20
const DOT = 12
const RING = 18

/** Sizes, in pixels, below which a guess gets a ring since it cannot be seen, and an answer since its dot covers it. */
export const MIN_VISIBLE = 6
const COVERED = 10

/**
 * Places the marks of the guesses on a map, each number and text without overlap. A number is always shown; a
 * distance without room is left out, since the list of guesses has it. Until texts have been measured, only numbers
 * are placed.
 */
export function marksOn(
  chart: Chart,
  { width, height }: Size,
  answer: MarkedAnswer | undefined,
  wrong: readonly Wrong[],
  written: Written | undefined,
): MapLabels {
  const boxes = new Boxes(width, height)
  const tagSize = square(TAG)
  const isOn = (spot: ScreenPoint | undefined): spot is ScreenPoint =>
    spot !== undefined && boxes.holds({ at: spot, ...tagSize })
  const at = answer && chart.spotOf(answer.at)
  const isRinged = answer !== undefined && answer.across < COVERED
  const goal = isOn(at) ? boxes.take([at], square(isRinged ? RING : DOT)) : undefined
  const rings = wrong.map(({ across, way: [start] }) => {
    const spot = start && across < MIN_VISIBLE ? chart.spotOf(start) : undefined
    return isOn(spot) ? (boxes.take([spot], square(RING)) ?? spot) : undefined
  })
  const tagged = wrong.map(({ index, way }, i) => {
    const spots = way.map(chart.spotOf)
    const seen = spots.filter(isOn)
    const spot = isOn(spots[0]) ? spots[0] : undefined
    const ring = rings[i]
    const tag = seen[0] && (boxes.take(around(seen[0]), tagSize) ?? seen[0])
    return { index, seen, way: wayPathOf(spots, width), spot, tag, ring }
  })
  const name = written && goal && boxes.take(besideWays(goal, written.name, tagged), written.name)
  const guesses = tagged.map(({ seen, ...mark }) => {
    const size = written?.lengths[mark.index]
    return { ...mark, label: size && boxes.take(along(seen), size), middle: seen[seen.length >> 1] }
  })
  return { guesses, answer: goal, isRinged, name }
}

function square(side: number): Size {
  return { width: side, height: side }
}

/** Index of the guess whose number is nearest to a spot, within `reach` pixels; `undefined` if none is. */
export function nearestTo([x, y]: ScreenPoint, { guesses }: MapLabels, reach: number): number | undefined {
  const far = ({ tag }: MarkedGuess) => (tag ? Math.hypot(tag[0] - x, tag[1] - y) : Number.POSITIVE_INFINITY)
  const [nearest] = [...guesses].sort((a, b) => far(a) - far(b))
  return nearest && far(nearest) <= reach ? nearest.index : undefined
}

/** Yields a place, then others at growing distances from it. */
function* around([x, y]: ScreenPoint): Iterable<ScreenPoint> {
  yield [x, y]
  for (let distance = TAG * 0.8; distance < TAG * 5; distance += TAG / 4) {
    for (let turn = 0; turn < 16; turn++) {
      const angle = (turn * Math.PI) / 8
      yield [x + distance * Math.cos(angle), y + distance * Math.sin(angle)]
    }
  }
}

/** Yields places below, above and beside a place, at growing distances. */
function* beside([x, y]: ScreenPoint, { width }: Size): Iterable<ScreenPoint> {
  for (const gap of [18, 26, 36, 48, 62, 76, 92, 108]) {
    yield [x, y + gap]
    yield [x, y - gap]
    for (const side of [1, -1]) {
      yield [x + side * (width / 2 + gap - 8), y]
      yield [x + (side * width) / 2, y + gap]
      yield [x + (side * width) / 2, y - gap]
    }
  }
}

/** Yields places beside a place, first those that no way crosses. */
function* besideWays(at: ScreenPoint, size: Size, ways: readonly { seen: readonly ScreenPoint[] }[]) {
  const places = [...beside(at, size)]
  const isCrossed = (at: ScreenPoint) =>
    ways.some(({ seen }) =>
      seen.some((spot, i) => i > 0 && meets(seen[i - 1] ?? spot, spot, { at, ...size })),
    )
  yield* places.filter((place) => !isCrossed(place))
  yield* places
}

/** Whether a straight line between two places meets a rectangle: neither side of it, nor the line itself, parts them. */
function meets([x1, y1]: ScreenPoint, [x2, y2]: ScreenPoint, { at, width, height }: Box): boolean {
  const [right, down] = [(x2 - x1) / 2, (y2 - y1) / 2]
  const [x, y] = [(x1 + x2) / 2 - at[0], (y1 + y2) / 2 - at[1]]
  const [wide, high] = [width / 2, height / 2]
  return (
    Math.abs(x) <= wide + Math.abs(right) &&
    Math.abs(y) <= high + Math.abs(down) &&
    Math.abs(x * down - y * right) <= wide * Math.abs(down) + high * Math.abs(right)
  )
}

/** Yields places on a way, first near the guess, where the ways are furthest apart, and then places beside it. */
function* along(way: readonly ScreenPoint[]): Iterable<ScreenPoint> {
  for (const aside of [0, 14, -14]) {
    for (const share of [0.4, 0.48, 0.32, 0.56, 0.24, 0.64, 0.16, 0.72, 0.8]) {
      const spot = way[Math.round((way.length - 1) * share)]
      if (spot) yield [spot[0], spot[1] + aside]
    }
  }
}

/**
 * Path data through the visible places of a way. A new subpath begins where the way leaves the map on one side and
 * enters on the other.
 */
function wayPathOf(way: readonly (ScreenPoint | undefined)[], width: number): string {
  let [path, before] = ['', undefined as ScreenPoint | undefined]
  for (const spot of way) {
    if (spot) {
      const isNear = before && Math.abs(spot[0] - before[0]) < width / 2
      path += `${isNear ? 'L' : 'M'}${tenth(spot[0])} ${tenth(spot[1])}`
    }
    before = spot
  }
  return path
}

function tenth(pixels: number): number {
  return Math.round(pixels * 10) / 10
}

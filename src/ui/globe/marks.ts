import type { Chart, ScreenPoint } from '../../geo/maps/chart'
import type { Point } from '../../geo/point'
import { Boxes, type Size } from './boxes'

/** A guess as it is marked on a map. */
export type MarkedGuess = {
  readonly index: number
  /** The way to the answer as far as it is in sight, as path data. */
  readonly way: string
  /** Where the guess is; `undefined` behind the Earth or beside the picture. */
  readonly spot: ScreenPoint | undefined
  /** Where its number stands: at the guess or, if that is out of sight, where its way comes into sight. */
  readonly tag: ScreenPoint | undefined
  /** Where its distance is written; `undefined` where there is no room. */
  readonly label: ScreenPoint | undefined
  /** The middle of its way, where the distance of a picked guess is written if need be, over whatever is there. */
  readonly middle: ScreenPoint | undefined
  /** Where a ring is drawn around it, since it is too small to be seen. */
  readonly ring: ScreenPoint | undefined
}

/** All that is marked on a map. */
export type MapLabels = {
  readonly guesses: readonly MarkedGuess[]
  /** Where the answer is, whether it has a ring, and where its name stands. */
  readonly answer: ScreenPoint | undefined
  readonly isRinged: boolean
  readonly name: ScreenPoint | undefined
}

/** Where the answer is, and how many pixels it is across. */
export type MarkedAnswer = { readonly at: Point; readonly across: number }

/** A guess that was not the answer, how many pixels it is across, and the way from it. */
export type Wrong = { readonly index: number; readonly across: number; readonly way: readonly Point[] }

/** How large the name of the answer and the distance of each guess are, as they were measured. */
export type Written = { readonly name: Size; readonly lengths: readonly Size[] }

/** The sides of the squares that a number, the dot of the answer and a ring take, in pixels. */
const TAG = 20
const DOT = 12
const RING = 18

/** A guess of fewer pixels across cannot be seen, and an answer is covered by its own dot: both get a ring. */
export const MIN_VISIBLE = 6
const COVERED = 10

/**
 * Marks the guesses on a map, with every number and word in a place of its own. A number is always shown; a distance
 * without room is left out, as the list of guesses has it. Until words have been measured, only numbers are placed.
 */
export function marksOn(
  chart: Chart,
  { width, height }: Size,
  answer: MarkedAnswer,
  wrong: readonly Wrong[],
  written: Written | undefined,
): MapLabels {
  const boxes = new Boxes(width, height)
  const tagSize = square(TAG)
  const isOn = (spot: ScreenPoint | undefined): spot is ScreenPoint =>
    spot !== undefined && boxes.holds({ at: spot, ...tagSize })
  const at = chart.spotOf(answer.at)
  const isRinged = answer.across < COVERED
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
    return { index, seen, way: pathOf(spots, width), spot, tag, ring }
  })
  const name = written && goal ? boxes.take(beside(goal, written.name), written.name) : undefined
  const guesses = tagged.map(({ seen, ...mark }) => {
    const size = written?.lengths[mark.index]
    return { ...mark, label: size && boxes.take(along(seen), size), middle: seen[seen.length >> 1] }
  })
  return { guesses, answer: goal, isRinged, name }
}

function square(side: number): Size {
  return { width: side, height: side }
}

/** The guess whose number is nearest to a spot, no further than so many pixels. */
export function nearestTo([x, y]: ScreenPoint, { guesses }: MapLabels, reach: number): number | undefined {
  const far = ({ tag }: MarkedGuess) => (tag ? Math.hypot(tag[0] - x, tag[1] - y) : Number.POSITIVE_INFINITY)
  const [nearest] = [...guesses].sort((a, b) => far(a) - far(b))
  return nearest && far(nearest) <= reach ? nearest.index : undefined
}

/** The place itself, and then others ever further from it. */
function* around([x, y]: ScreenPoint): Iterable<ScreenPoint> {
  yield [x, y]
  for (let distance = TAG * 0.8; distance < TAG * 5; distance += TAG / 4) {
    for (let turn = 0; turn < 16; turn++) {
      const angle = (turn * Math.PI) / 8
      yield [x + distance * Math.cos(angle), y + distance * Math.sin(angle)]
    }
  }
}

/** Under a place, over it, and to its sides. */
function* beside([x, y]: ScreenPoint, { width }: Size): Iterable<ScreenPoint> {
  for (const gap of [18, 26, 36, 48, 62, 76]) {
    yield [x, y + gap]
    yield [x, y - gap]
    for (const side of [1, -1]) {
      yield [x + side * (width / 2 + gap - 8), y]
      yield [x + (side * width) / 2, y + gap]
      yield [x + (side * width) / 2, y - gap]
    }
  }
}

/** Places on a way, first those near the guess, where the ways are furthest apart; and then places beside it. */
function* along(way: readonly ScreenPoint[]): Iterable<ScreenPoint> {
  for (const aside of [0, 14, -14]) {
    for (const share of [0.4, 0.48, 0.32, 0.56, 0.24, 0.64, 0.16, 0.72, 0.8]) {
      const spot = way[Math.round((way.length - 1) * share)]
      if (spot) yield [spot[0], spot[1] + aside]
    }
  }
}

/** Path data through the places in sight. It begins anew where a way leaves a map on one side and comes in on the other. */
function pathOf(way: readonly (ScreenPoint | undefined)[], width: number): string {
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
